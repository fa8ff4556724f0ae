#import <Foundation/Foundation.h>

@interface Toast : NSObject
@property (nonatomic) BOOL isOpen;
@end

@implementation Toast {
    BOOL _isVisible;
    NSUInteger _count;
}

- (void)appear {
    __weak typeof(self) weakSelf = self;
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 2 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{
        __strong typeof(self) strongSelf = weakSelf;
        if (!strongSelf) {
            return;
        }
        strongSelf->_isVisible = NO;
    });
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 3 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{
        __strong typeof(self) strongSelf = weakSelf;
        if (strongSelf) {
            strongSelf->_count += 1;
        }
        NSUInteger count = strongSelf ? strongSelf->_count : 0;
        NSLog(@"%lu", (unsigned long)count);
        if (strongSelf && strongSelf->_isVisible) NSLog(@"visible");
    });
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 4 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{
        __strong typeof(self) strongSelf = weakSelf;
        strongSelf.isOpen = NO;
        [strongSelf appear];
    });
}

@end
