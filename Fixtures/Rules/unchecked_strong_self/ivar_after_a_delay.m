#import <Foundation/Foundation.h>

@interface Toast : NSObject
@end

@implementation Toast {
    BOOL _isVisible;
    NSUInteger _count;
    NSTimer *_timer;
}

- (void)appear {
    _isVisible = YES;
    __weak typeof(self) weakSelf = self;
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 2 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{
        __strong typeof(self) strongSelf = weakSelf;
        strongSelf->_isVisible = NO; // expect: unchecked_strong_self
        strongSelf->_count += 1;
    });
}

- (void)count {
    [_timer invalidate];
    __weak typeof(self) weakSelf = self;
    _timer = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) {
        __strong typeof(weakSelf) strongSelf = weakSelf;
        NSLog(@"%lu", (unsigned long)strongSelf->_count); // expect: unchecked_strong_self
    }];
    [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)dealloc {
    [_timer invalidate];
}

@end
