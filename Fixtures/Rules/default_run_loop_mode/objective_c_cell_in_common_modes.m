#import <UIKit/UIKit.h>

@interface WaveCell : UITableViewCell
@property (nonatomic, strong) UIImageView *wave;
@property (nonatomic, strong) NSTimer *animation;
@end

@implementation WaveCell

- (void)play {
  [self.animation invalidate];
  __weak typeof(self) weakSelf = self;
  self.animation = [NSTimer timerWithTimeInterval:0.5 repeats:YES block:^(NSTimer *timer) {
    [weakSelf.wave setImage:[UIImage imageNamed:@"next"]];
  }];
  [[NSRunLoop mainRunLoop] addTimer:self.animation forMode:NSRunLoopCommonModes];
}

- (void)prepareForReuse {
  [super prepareForReuse];
  [self.animation invalidate];
}

@end
