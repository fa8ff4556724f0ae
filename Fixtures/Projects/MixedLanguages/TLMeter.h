#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_NAME(Meter)
@interface TLMeter : UIView

@property (nonatomic, strong, nullable) NSTimer *sampleTimer NS_SWIFT_NAME(sampler);
@property (nonatomic, strong, nullable) NSTimer *warmUpTimer NS_SWIFT_NAME(warmUp);

- (void)startSampling;
- (void)startWarmingUp;
- (void)haltTimer:(nullable NSTimer *)timer NS_SWIFT_NAME(halt(_:));

@end

NS_ASSUME_NONNULL_END
