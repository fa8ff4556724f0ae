#import "BDViews.h"

/// In the first screen of the only storyboard.
@interface BDDialView : UIView
@end

@implementation BDDialView {
  CADisplayLink *_link;
}

- (void)awakeFromNib {
  [super awakeFromNib];
  _link = [CADisplayLink displayLinkWithTarget:self selector:@selector(turn)];
  [_link addToRunLoop:NSRunLoop.mainRunLoop forMode:NSRunLoopCommonModes];
}

- (void)turn {
  self.transform = CGAffineTransformRotate(self.transform, 0.01);
}
@end

/// A prototype in the same scene: the table makes as many as it shows.
@interface BDRowCell : UITableViewCell
@end

@implementation BDRowCell {
  CADisplayLink *_link;
}

- (void)awakeFromNib {
  [super awakeFromNib];
  _link = [CADisplayLink displayLinkWithTarget:self selector:@selector(turn)];  // expect: missing_invalidate(warning), target_retained(warning)
  [_link addToRunLoop:NSRunLoop.mainRunLoop forMode:NSRunLoopCommonModes];
}

- (void)turn {
  self.transform = CGAffineTransformRotate(self.transform, 0.01);
}
@end

/// The first screen loads one from its xib, and shows it for good.
@implementation BDToolbar {
  CADisplayLink *_link;
}

+ (instancetype)toolbar {
  return [[[NSBundle mainBundle] loadNibNamed:@"BDToolbar" owner:nil options:nil] lastObject];
}

- (void)awakeFromNib {
  [super awakeFromNib];
  _link = [CADisplayLink displayLinkWithTarget:self selector:@selector(turn)];
  [_link addToRunLoop:NSRunLoop.mainRunLoop forMode:NSRunLoopCommonModes];
}

- (void)turn {
  self.transform = CGAffineTransformRotate(self.transform, 0.01);
}
@end

/// The first screen shows one at each tap, and takes it away again.
@implementation BDTicket {
  CADisplayLink *_link;
}

+ (instancetype)ticket {
  return [[[NSBundle mainBundle] loadNibNamed:@"BDTicket" owner:nil options:nil] lastObject];
}

- (void)awakeFromNib {
  [super awakeFromNib];
  _link = [CADisplayLink displayLinkWithTarget:self selector:@selector(turn)];  // expect: missing_invalidate(warning), target_retained(warning)
  [_link addToRunLoop:NSRunLoop.mainRunLoop forMode:NSRunLoopCommonModes];
}

- (void)turn {
  self.transform = CGAffineTransformRotate(self.transform, 0.01);
}
@end

/// A nib makes one for each row.
@implementation BDChip {
  CADisplayLink *_link;
}

- (void)awakeFromNib {
  [super awakeFromNib];
  _link = [CADisplayLink displayLinkWithTarget:self selector:@selector(turn)];  // expect: missing_invalidate(warning), target_retained(warning)
  [_link addToRunLoop:NSRunLoop.mainRunLoop forMode:NSRunLoopCommonModes];
}

- (void)turn {
  self.transform = CGAffineTransformRotate(self.transform, 0.01);
}
@end
