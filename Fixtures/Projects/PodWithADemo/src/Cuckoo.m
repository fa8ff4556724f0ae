#import "Cuckoo.h"

@interface Cuckoo ()
@property (nonatomic, strong) NSTimer *timer;
@end

@implementation Cuckoo

+ (instancetype)cuckooWithInterval:(NSTimeInterval)interval {
  Cuckoo *cuckoo = [[Cuckoo alloc] init];
  cuckoo.timer = [NSTimer timerWithTimeInterval:interval target:cuckoo selector:@selector(call) userInfo:nil repeats:NO];
  return cuckoo;
}

- (void)call {
  NSLog(@"cuckoo");
}

@end
