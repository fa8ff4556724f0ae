#import <Foundation/Foundation.h>

typedef void (^Reply)(NSString *address);

/// It answers from a queue of its own.
@interface Locator : NSObject
- (instancetype)initWithAddress:(NSString *)address reply:(Reply)reply;
@end

@implementation Locator

- (instancetype)initWithAddress:(NSString *)address reply:(Reply)reply {
  self = [super init];
  if (self) {
    NSURLRequest *request = [NSURLRequest requestWithURL:[NSURL URLWithString:address]];
    [NSURLConnection sendAsynchronousRequest:request queue:[NSOperationQueue new] completionHandler:^(NSURLResponse *response, NSData *data, NSError *error) {
      reply(nil);
    }];
  }
  return self;
}

@end

@interface LocatedClient : NSObject
@end

@implementation LocatedClient

- (void)connect:(NSString *)address {
  (void)[[Locator alloc] initWithAddress:address reply:^(NSString *found) {
    if (found == nil) {
      [NSTimer scheduledTimerWithTimeInterval:5 repeats:NO block:^(NSTimer *timer) { NSLog(@"again"); }];  // expect: no_run_loop
    }
  }];
}

@end
