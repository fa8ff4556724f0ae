#import <Foundation/Foundation.h>

@interface Lighthouse : NSObject
@property (nonatomic, assign) dispatch_source_t pulse;
@end

@implementation Lighthouse

// Under ARC the property holds no reference: the source is gone after the assignment.
- (void)startPulse {
  self.pulse = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());  // expect: released_while_suspended(error)
  dispatch_source_set_timer(self.pulse, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0);
  dispatch_source_set_event_handler(self.pulse, ^{
    NSLog(@"pulse");
  });
  dispatch_resume(self.pulse);
}

@end
