#import <Foundation/Foundation.h>

@interface Toast : NSObject
@end

@implementation Toast {
    NSUInteger _count;
}

- (void)appear {
    __weak typeof(self) weakSelf = self;
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 2 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{
        __strong typeof(self) strongSelf = weakSelf;
        strongSelf->_count += 1;
        [self countAll:@[]];
    });
}

- (void)countAll:(NSArray *)all {
    __weak typeof(self) weakSelf = self;
    [all enumerateObjectsUsingBlock:^(id item, NSUInteger index, BOOL *stop) {
        __strong typeof(self) strongSelf = weakSelf;
        strongSelf->_count += 1;
    }];
}

@end
