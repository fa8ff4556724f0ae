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

@implementation Gong

- (void)strike {
  _stroke = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(sound) userInfo:nil repeats:NO];  // expect: never_started(error)
}

- (void)sound {
  NSLog(@"gong");
}

@end
