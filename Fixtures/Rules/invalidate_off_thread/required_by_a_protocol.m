#import <Foundation/Foundation.h>

@protocol Answering

/// Any thread may send it.
- (void)answerWith:(NSString *)answer
           through:(NSOutputStream *)stream;

@end

@interface Message : NSObject <Answering>
@end

@implementation Message {
  NSString *_text;
  NSTimer *_timeout;
}

- (instancetype)initWithText:(NSString *)text {
  if ((self = [super init])) {
    _text = [text copy];
  }
  return self;
}

- (void)armTimeout {
  dispatch_async(dispatch_get_main_queue(), ^{
    if (self->_timeout.isValid) return;
    self->_timeout = [NSTimer timerWithTimeInterval:15 repeats:NO block:^(NSTimer *timer) { NSLog(@"no answer"); }];
    [[NSRunLoop currentRunLoop] addTimer:self->_timeout forMode:NSRunLoopCommonModes];
  });
}

- (void)answerWith:(NSString *)answer through:(NSOutputStream *)stream {
  NSLog(@"%@ to %@", answer, _text);
  [_timeout invalidate];  // expect: invalidate_off_thread
}

// Nothing knows it.
- (void)forget:(id)sender {
  [_timeout invalidate];
}

@end
