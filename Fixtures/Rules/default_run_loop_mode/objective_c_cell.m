#import <UIKit/UIKit.h>

@interface VoiceCell : UITableViewCell
@property (nonatomic, strong) UIImageView *wave;
@property (nonatomic, strong) NSTimer *animation;
@end

@implementation VoiceCell

- (void)play {
  [self.animation invalidate];
  __weak typeof(self) weakSelf = self;
  self.animation = [NSTimer scheduledTimerWithTimeInterval:0.5 repeats:YES block:^(NSTimer *timer) {  // expect: default_run_loop_mode(warning)
    [weakSelf.wave setImage:[UIImage imageNamed:@"next"]];
  }];
}

- (void)prepareForReuse {
  [super prepareForReuse];
  [self.animation invalidate];
}

@end
