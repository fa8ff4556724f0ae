#import <Foundation/Foundation.h>

@interface Backup : NSObject {
    dispatch_source_t _source;
    BOOL _isFresh;
}
- (void)prepare;
- (void)start;
@end

@implementation Backup

- (void)prepare {
    if (_source) return;
    _source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
    dispatch_source_set_timer(_source, DISPATCH_TIME_NOW, NSEC_PER_SEC, 0);
    dispatch_source_set_event_handler(_source, ^{ NSLog(@"copy"); });
    _isFresh = YES;
}

- (void)start {
    if (_source && _isFresh) {
        dispatch_resume(_source);
        _isFresh = NO;
    }
}

- (void)dealloc {
    if (_source) {
        dispatch_source_cancel(_source); // expect: cancel_while_suspended
        dispatch_release(_source);
    }
    [super dealloc];
}

@end
