#import <Foundation/Foundation.h>

@interface Outbox : NSObject
@property (nonatomic) BOOL isSending;
@end

// -send is called on the main queue; the one call that is put off on the session's thread never comes, so it leads nowhere.
@implementation Outbox

- (instancetype)init {
    self = [super init];
    [[NSNotificationCenter defaultCenter] addObserverForName:@"Written" object:nil queue:NSOperationQueue.mainQueue usingBlock:^(NSNotification *note) {
        [self send];
    }];
    return self;
}

- (void)send {
    if (self.isSending) {
        [self performSelector:@selector(send) withObject:nil afterDelay:2];
        return;
    }
    self.isSending = YES;
    NSURLSession *session = [NSURLSession sessionWithConfiguration:NSURLSessionConfiguration.defaultSessionConfiguration];
    [[session dataTaskWithURL:[NSURL URLWithString:@"https://example.org"] completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
        [self answered:error];
    }] resume];
}

- (void)answered:(NSError *)error {
    self.isSending = NO;
    if (error) {
        [self performSelector:@selector(send) withObject:nil afterDelay:0.5]; // expect: no_run_loop(error)
    }
}

@end
