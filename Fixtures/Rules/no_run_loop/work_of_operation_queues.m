#import <CoreMotion/CoreMotion.h>
#import <Foundation/Foundation.h>

@interface Recorder : NSObject
@property (nonatomic, strong) CMMotionManager *motion;
@property (nonatomic, strong) NSOperationQueue *queue;
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation Recorder

- (instancetype)init {
  if (self = [super init]) _queue = [[NSOperationQueue alloc] init];
  return self;
}

- (void)moves {
  [self.motion startAccelerometerUpdatesToQueue:[[NSOperationQueue alloc] init]
                                    withHandler:^(CMAccelerometerData *data, NSError *error) {
    [self performSelector:@selector(save) withObject:nil afterDelay:1];  // expect: no_run_loop
  }];
}

- (void)asks:(NSURLRequest *)request {
  [NSURLConnection sendAsynchronousRequest:request
                                     queue:self.queue
                         completionHandler:^(NSURLResponse *response, NSData *data, NSError *error) {
    [self performSelector:@selector(save) withObject:nil afterDelay:1];  // expect: no_run_loop
  }];
}

- (void)works {
  NSBlockOperation *block = [NSBlockOperation blockOperationWithBlock:^{
    [self performSelector:@selector(save) withObject:nil afterDelay:1];  // expect: no_run_loop
  }];
  [self.queue addOperation:block];
  NSInvocationOperation *call = [[NSInvocationOperation alloc] initWithTarget:self selector:@selector(begin) object:nil];
  [self.queue addOperation:call];
}

- (void)begin {
  [self performSelector:@selector(save) withObject:nil afterDelay:1];  // expect: no_run_loop
}

- (void)save {
  NSLog(@"saved");
}

@end
