#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, BlenderOrder) {
  BlenderOrderGo,
  BlenderOrderGoOn,
  BlenderOrderWait,
};

/// The first case goes on into the second, which resumes once more.
@interface Blender : NSObject
- (void)carryOut:(BlenderOrder)order;
@end

@implementation Blender

- (void)carryOut:(BlenderOrder)order {
  dispatch_source_t source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
  dispatch_source_set_timer(source, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0);
  dispatch_source_set_event_handler(source, ^{ NSLog(@"stir"); });
  switch (order) {
    case BlenderOrderGo:
      dispatch_resume(source);
    case BlenderOrderGoOn:
      dispatch_resume(source);  // expect: over_resume
      break;
    default:
      dispatch_activate(source);
  }
  dispatch_source_cancel(source);
}

@end
