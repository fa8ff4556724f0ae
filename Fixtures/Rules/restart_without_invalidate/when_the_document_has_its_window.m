#import <Cocoa/Cocoa.h>

/// A document with one nib: its window controller loads it once.
@interface LetterDocument : NSDocument
@end

@implementation LetterDocument {
  NSTimer *_saver;
}

- (void)windowControllerDidLoadNib:(NSWindowController *)controller {
  [super windowControllerDidLoadNib:controller];
  __weak LetterDocument *document = self;
  _saver = [NSTimer timerWithTimeInterval:60
                                  repeats:YES
                                    block:^(NSTimer *timer) {
                                      [document updateChangeCount:NSChangeCleared];
                                    }];
  [[NSRunLoop mainRunLoop] addTimer:_saver forMode:NSRunLoopCommonModes];
}

- (void)close {
  [_saver invalidate];
  _saver = nil;
  [super close];
}

@end
