#import <Foundation/Foundation.h>

@interface Permission : NSObject
+ (void)remindOf:(NSString *)name;
@end

@implementation Permission

// Once a process: there is no instance that could die.
+ (void)load {
    [[NSRunLoop mainRunLoop] addTimer:[NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { [self look]; }] forMode:NSRunLoopCommonModes];
}

+ (void)look {
}

// One more at each call.
+ (void)remindOf:(NSString *)name {
    [[NSRunLoop mainRunLoop] addTimer:[NSTimer timerWithTimeInterval:60 repeats:YES block:^(NSTimer *timer) { NSLog(@"%@", name); }] forMode:NSRunLoopCommonModes]; // expect: missing_invalidate
}

@end
