#import <CoreMotion/CoreMotion.h>
#import <Foundation/Foundation.h>

@interface Recorder : NSObject
@property (nonatomic, strong) CMMotionManager *motion;
@end

@implementation Recorder

- (void)moves {
  [self.motion startAccelerometerUpdatesToQueue:[NSOperationQueue mainQueue]
                                    withHandler:^(CMAccelerometerData *data, NSError *error) {
    [self performSelector:@selector(save) withObject:nil afterDelay:1];
  }];
}

- (void)asks:(NSURLRequest *)request queue:(NSOperationQueue *)queue {
  [NSURLConnection sendAsynchronousRequest:request
                                     queue:[NSOperationQueue mainQueue]
                         completionHandler:^(NSURLResponse *response, NSData *data, NSError *error) {
    [self performSelector:@selector(save) withObject:nil afterDelay:1];
  }];
}

- (void)works {
  NSBlockOperation *block = [NSBlockOperation blockOperationWithBlock:^{
    [self performSelector:@selector(save) withObject:nil afterDelay:1];
  }];
  [[NSOperationQueue mainQueue] addOperation:block];
  NSInvocationOperation *call = [[NSInvocationOperation alloc] initWithTarget:self selector:@selector(begin) object:nil];
  [[NSOperationQueue mainQueue] addOperation:call];
}

- (void)begin {
  [self performSelector:@selector(save) withObject:nil afterDelay:1];
}

- (void)save {
  NSLog(@"saved");
}

@end
