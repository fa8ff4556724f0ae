#import <Foundation/Foundation.h>

@interface Uploader : NSObject
@property (nonatomic, strong) NSOperationQueue *workQueue;
@property (nonatomic) BOOL isLate;
@end

@implementation Uploader

- (instancetype)init {
  if ((self = [super init])) {
    _workQueue = [[NSOperationQueue alloc] init];
  }
  return self;
}

- (void)uploadAfter:(NSTimeInterval)delay {
  [_workQueue addOperationWithBlock:^{
    [self performSelector:@selector(upload) withObject:nil afterDelay:delay];  // expect: no_run_loop(error)
  }];
}

- (void)upload {
  self.isLate = YES;
}

@end
