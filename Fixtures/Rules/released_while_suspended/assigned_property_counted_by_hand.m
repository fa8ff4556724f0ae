#import <Foundation/Foundation.h>

// Without ARC nothing but dispatch_release gives a reference back, whatever the property's attribute says.
@interface Beacon : NSObject
@property (nonatomic, assign) dispatch_source_t pulse;
@end

@implementation Beacon

- (instancetype)init {
  self = [super init];
  if (self) {
    [self startPulse];
  }
  return self;
}

- (void)startPulse {
  self.pulse = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
  dispatch_source_set_timer(self.pulse, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0);
  dispatch_source_set_event_handler(self.pulse, ^{
    NSLog(@"pulse");
  });
  dispatch_resume(self.pulse);
}

- (void)dealloc {
  dispatch_source_cancel(self.pulse);
  dispatch_release(self.pulse);
  [super dealloc];
}

@end
