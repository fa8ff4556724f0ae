#import <Foundation/Foundation.h>

@interface Download : NSObject <NSURLSessionDataDelegate>
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic, strong) NSURLSession *session;
@end

@implementation Download
- (void)begin:(NSURL *)url {
  NSURLSessionConfiguration *plain = [NSURLSessionConfiguration defaultSessionConfiguration];
  self.session = [NSURLSession sessionWithConfiguration:plain delegate:self delegateQueue:nil];
  [[self.session dataTaskWithURL:url] resume];
}

- (void)URLSession:(NSURLSession *)session
                    task:(NSURLSessionTask *)task
    didCompleteWithError:(NSError *)error {
  if (self.timer) return;
  self.timer = [NSTimer scheduledTimerWithTimeInterval:1 repeats:NO block:^(NSTimer *timer) {  // expect: no_run_loop
    NSLog(@"retry");
  }];
}
@end
