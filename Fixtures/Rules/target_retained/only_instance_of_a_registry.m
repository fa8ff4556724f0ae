#import <Foundation/Foundation.h>

@interface Registry : NSObject
@property (nonatomic, strong) NSMutableDictionary *instances;
+ (instancetype)shared;
- (id)instanceOf:(Class)type;
@end

@implementation Registry

+ (instancetype)shared {
  static Registry *registry;
  static dispatch_once_t once;
  dispatch_once(&once, ^{
    registry = [[Registry alloc] init];
  });
  return registry;
}

- (id)instanceOf:(Class)type {
  NSString *name = NSStringFromClass(type);
  id instance = self.instances[name];
  if (!instance) {
    instance = [[type alloc] init];
    self.instances[name] = instance;
  }
  return instance;
}

@end

/// Its only instance is made by the registry, and stays there.
@interface Patrol : NSObject
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic) NSUInteger rounds;
@end

@implementation Patrol

+ (instancetype)shared {
  return [Registry.shared instanceOf:self];
}

- (void)walk {
  if (self.timer) return;
  self.timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(look) userInfo:nil repeats:YES];
  [[NSRunLoop mainRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)look {
  self.rounds += 1;
}

@end
