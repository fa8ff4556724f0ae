#import <Foundation/Foundation.h>

@interface Receipt : NSObject
+ (Receipt *)receipt;
@end

static Receipt *confirm = NULL;

/// The variable has the name of a method.
@implementation Receipt

+ (Receipt *)receipt {
  @synchronized (self) {
    if (confirm == nil) {
      confirm = [[self alloc] init];
    }
  }
  return confirm;
}

- (instancetype)init {
  if (self = [super init]) {
    NSTimer *timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(ask) userInfo:nil repeats:YES];
    [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
  }
  return self;
}

- (void)ask {}

- (void)confirm:(NSNotification *)notification {}

@end

void printReceipt(void) {
  [[Receipt receipt] ask];
}
