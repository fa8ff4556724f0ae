#import <UIKit/UIKit.h>

@interface VoiceCell : UITableViewCell
@property (nonatomic, strong) UIImageView *wave;
@property (nonatomic, strong) NSTimer *animation;
@end

@implementation VoiceCell

- (void)play {
  [self.animation invalidate];
  __weak typeof(self) weakSelf = self;
  self.animation = [NSTimer scheduledTimerWithTimeInterval:0.5 repeats:YES block:^(NSTimer *timer) {
    [weakSelf.wave setImage:[UIImage imageNamed:@"next"]];
  }];
  [[NSRunLoop currentRunLoop] addTimer:self.animation forMode:NSRunLoopCommonModes];
}

- (void)prepareForReuse {
  [super prepareForReuse];
  [self.animation invalidate];
}

@end
