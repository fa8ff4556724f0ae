#import <UIKit/UIKit.h>

// Added to the common modes in a body without braces.
@interface VoiceCell : UITableViewCell
@property (nonatomic, strong) NSTimer *timer;
@property (nonatomic, strong) UIImageView *wave;
@end

@implementation VoiceCell

- (void)start {
  [self.timer invalidate];
  __weak typeof(self) weakSelf = self;
  self.timer = [NSTimer scheduledTimerWithTimeInterval:0.5 repeats:YES block:^(NSTimer *timer) {
    [weakSelf.wave setImage:[UIImage imageNamed:@"next"]];
  }];
  if (self.timer != nil)
    [[NSRunLoop currentRunLoop] addTimer:self.timer forMode:NSRunLoopCommonModes];
}

- (void)prepareForReuse {
  [super prepareForReuse];
  [self.timer invalidate];
  self.timer = nil;
}

@end
