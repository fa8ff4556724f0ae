#import <Foundation/Foundation.h>

@interface NSObject (Extending)
- (void)performSelector:(SEL)selector withObject:(id)object afterDelay:(NSTimeInterval)delay extend:(BOOL)extend;
@end

@interface Writer : NSObject
@end

@implementation Writer
- (void)start {
  dispatch_async(dispatch_get_global_queue(0, 0), ^{
    [self performSelector:@selector(write) withObject:nil afterDelay:2 extend:YES];
  });
}

- (void)write {
  NSLog(@"written");
}
@end
