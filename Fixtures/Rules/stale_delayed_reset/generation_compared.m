#import <Foundation/Foundation.h>

@interface Notes : NSObject
@property (nonatomic) BOOL pending;
@property (nonatomic) NSInteger generation;
@end

@implementation Notes
- (void)textDidChange {
  self.pending = YES;
  self.generation += 1;
  NSInteger noted = self.generation;
  __weak typeof(self) weakSelf = self;
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(2 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
    Notes *notes = weakSelf;
    if (!notes || noted != notes.generation) return;
    notes.pending = NO;
  });
}
@end
