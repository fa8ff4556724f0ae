// Without ARC a source that `dealloc` forgets lives on, suspended or not.
#import <Foundation/Foundation.h>

@interface Pulse : NSObject {
    dispatch_source_t _ticks;
    NSString *_name;
}
@end

@implementation Pulse

- (id)init {
    if ((self = [super init])) {
        _name = [@"pulse" retain];
        _ticks = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
        dispatch_source_set_timer(_ticks, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0);
        dispatch_source_set_event_handler(_ticks, ^{ NSLog(@"tick"); });
        dispatch_resume(_ticks);
        dispatch_suspend(_ticks);
    }
    return self;
}

- (void)dealloc {
    dispatch_source_cancel(_ticks);
    [_name release];
    [super dealloc];
}

@end
