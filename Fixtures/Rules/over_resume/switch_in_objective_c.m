#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, MixerOrder) {
  MixerOrderGo,
  MixerOrderGoOn,
  MixerOrderWait,
};

/// Each case ends with a break: only one of them resumes.
@interface Mixer : NSObject
- (void)carryOut:(MixerOrder)order;
@end

@implementation Mixer

- (void)carryOut:(MixerOrder)order {
  dispatch_source_t source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
  dispatch_source_set_timer(source, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0);
  dispatch_source_set_event_handler(source, ^{ NSLog(@"stir"); });
  switch (order) {
    case MixerOrderGo:
      dispatch_resume(source);
      break;
    case MixerOrderGoOn:
      dispatch_resume(source);
      break;
    default:
      dispatch_activate(source);
  }
  dispatch_source_cancel(source);
}

@end
