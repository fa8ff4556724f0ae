#import <Foundation/Foundation.h>

@interface Reminder : NSObject
@end

@implementation Reminder

- (void)remind {
    [self performSelector:@selector(ring) withObject:nil afterDelay:5];
}

- (void)ring {
}

@end
