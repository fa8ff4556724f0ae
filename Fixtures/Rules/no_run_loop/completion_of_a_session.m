#import <Foundation/Foundation.h>

@interface Token : NSObject
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation Token

- (void)fetch:(NSURLRequest *)request {
    NSURLSession *session = [NSURLSession sharedSession];
    __weak typeof(self) weakSelf = self;
    [[session dataTaskWithRequest:request completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
        weakSelf.timer = [NSTimer scheduledTimerWithTimeInterval:300 repeats:NO block:^(NSTimer *timer) { NSLog(@"renew"); }]; // expect: no_run_loop
    }] resume];
}

@end
