#import <Foundation/Foundation.h>

@interface Meter : NSObject
@end

@implementation Meter {
    dispatch_source_t _source;
    NSUInteger _ticks;
}

- (instancetype)init {
    if ((self = [super init])) {
        _source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue());
        dispatch_source_set_timer(_source, DISPATCH_TIME_NOW, NSEC_PER_SEC, NSEC_PER_SEC / 10);
        __weak typeof(self) weakSelf = self;
        dispatch_source_set_event_handler(_source, ^{
            __strong typeof(weakSelf) strongSelf = weakSelf;
            strongSelf->_ticks += 1; // expect: unchecked_strong_self
        });
        dispatch_resume(_source);
    }
    return self;
}

- (void)dealloc {
    dispatch_source_cancel(_source);
}

@end
