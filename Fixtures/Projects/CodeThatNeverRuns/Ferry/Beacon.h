#import <UIKit/UIKit.h>

typedef NS_ENUM(NSInteger, BeaconStyle) {
  BeaconStyleSteady,
  BeaconStyleBlinking,
  BeaconStyleTurning,
};

@interface Beacon : UIView

@property (nonatomic) BeaconStyle glow;
@property (nonatomic) BeaconStyle beam;

- (void)start;
- (void)startAgain;

@end
