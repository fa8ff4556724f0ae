#import <UIKit/UIKit.h>

// Of a library in binary form: where it answers is not known.
@interface PermissionCenter : NSObject
+ (void)requestAuthorizationWithType:(NSInteger)type completion:(void (^)(BOOL granted))done;
@end

@interface CameraController : UIViewController
@end

@implementation CameraController

- (void)openCamera {
    [PermissionCenter requestAuthorizationWithType:1 completion:^(BOOL granted) {
        if (!granted) [self performSelector:@selector(explain) withObject:nil afterDelay:0.1];
    }];
}

- (void)explain {
    self.title = @"no camera";
}

@end
