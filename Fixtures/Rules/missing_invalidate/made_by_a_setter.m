#import <UIKit/UIKit.h>

/// Made when the radio learns its address: once, as it is made itself.
@interface MSTuner : NSObject
@end

@implementation MSTuner
- (instancetype)init {
  if ((self = [super init])) {
    NSTimer *timer = [NSTimer timerWithTimeInterval:60 target:self selector:@selector(tune) userInfo:nil repeats:YES];
    [NSRunLoop.mainRunLoop addTimer:timer forMode:NSRunLoopCommonModes];
  }
  return self;
}

- (void)tune {
  NSLog(@"tuned");
}
@end

@interface MSRadio : NSObject
@end

@interface MSRadio ()
@property(nonatomic, copy) NSString *address;
@property(nonatomic) MSTuner *tuner;
@end

@implementation MSRadio
- (instancetype)init {
  if ((self = [super init])) {
    self.address = @"tides";
  }
  return self;
}

- (void)setAddress:(NSString *)address {
  _address = address;
  _tuner = [[MSTuner alloc] init];
}
@end

@interface MSAppDelegate : UIResponder <UIApplicationDelegate>
@property(nonatomic) MSRadio *radio;
@end

@implementation MSAppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  self.radio = [[MSRadio alloc] init];
  return YES;
}
@end
