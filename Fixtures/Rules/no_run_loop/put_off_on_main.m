#import <UIKit/UIKit.h>

@interface RetryController : UIViewController
@end

// The perform that comes back is made on the main thread; the answer hands itself there before it asks again.
@implementation RetryController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self ask];
}

- (void)ask {
    NSURLSession *session = [NSURLSession sessionWithConfiguration:NSURLSessionConfiguration.defaultSessionConfiguration];
    [[session dataTaskWithURL:[NSURL URLWithString:@"https://example.org"] completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
        dispatch_async(dispatch_get_main_queue(), ^{
            if (error) [self retry];
        });
    }] resume];
}

- (void)retry {
    [self performSelector:@selector(ask) withObject:nil afterDelay:0.5];
}

@end
