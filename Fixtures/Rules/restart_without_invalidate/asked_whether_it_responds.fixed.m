#import <Foundation/Foundation.h>

@protocol LoaderDelegate <NSObject>
@optional
- (void)loaderDidLoad:(NSObject *)loader;
@end

@interface Relay : NSObject <LoaderDelegate>
@property (nonatomic, weak) id<LoaderDelegate> next;
@end

/// It asks whether the next one has such a method: that registers nothing. Who calls its own is not seen.
@implementation Relay {
  NSTimer *_watch;
}

- (void)loaderDidLoad:(NSObject *)loader {
  if ([self.next respondsToSelector:@selector(loaderDidLoad:)]) {
    [_watch invalidate];
    _watch = [NSTimer timerWithTimeInterval:1 repeats:YES block:^(NSTimer *timer) { NSLog(@"loading"); }];
    [[NSRunLoop mainRunLoop] addTimer:_watch forMode:NSRunLoopCommonModes];
    [self.next loaderDidLoad:loader];
  }
}

- (void)loaderDidClose:(NSObject *)loader {
  [_watch invalidate];
}

@end
