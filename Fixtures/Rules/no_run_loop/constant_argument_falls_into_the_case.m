#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, PageKind) {
  PageKindFirst,
  PageKindSecond,
  PageKindLast
};

@interface Reader : NSObject
@end

@implementation Reader

- (void)open {
  dispatch_async(dispatch_get_global_queue(QOS_CLASS_DEFAULT, 0), ^{
    [self turnTo:PageKindFirst];
  });
}

- (void)turnTo:(PageKind)page {
  switch (page) {
    case PageKindFirst:
      NSLog(@"first");
    case PageKindSecond:
      [self performSelector:@selector(show) withObject:nil afterDelay:5];  // expect: no_run_loop(error)
      break;
    case PageKindLast:
      break;
  }
}

- (void)show {
  NSLog(@"shown");
}

@end
