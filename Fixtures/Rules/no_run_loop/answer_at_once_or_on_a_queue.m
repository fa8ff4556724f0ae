#import <Foundation/Foundation.h>

typedef void (^Answer)(NSString *address);

/// It answers at once where the address is known, else from a queue of its own.
@interface Balancer : NSObject
- (void)ask:(NSString *)address isKnown:(BOOL)isKnown answer:(Answer)answer;
@end

@implementation Balancer {
  Answer _answer;
}

- (void)ask:(NSString *)address isKnown:(BOOL)isKnown answer:(Answer)answer {
  _answer = answer;
  if (isKnown) {
    answer(address);
  } else {
    NSURLRequest *request = [NSURLRequest requestWithURL:[NSURL URLWithString:address]];
    [NSURLConnection sendAsynchronousRequest:request queue:[NSOperationQueue new] completionHandler:^(NSURLResponse *response, NSData *data, NSError *error) {
      self->_answer(nil);
    }];
  }
}

@end

@interface BalancedClient : NSObject
@property (nonatomic, strong) Balancer *balancer;
@end

@implementation BalancedClient

- (void)connect:(NSString *)address isKnown:(BOOL)isKnown {
  [self.balancer ask:address isKnown:isKnown answer:^(NSString *found) {
    if (found == nil) {
      [NSTimer scheduledTimerWithTimeInterval:5 repeats:NO block:^(NSTimer *timer) { NSLog(@"again"); }];  // expect: no_run_loop(note)
    }
  }];
}

@end
