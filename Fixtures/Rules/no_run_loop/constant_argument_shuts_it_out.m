#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, RequestKind) {
  RequestKindPicture,
  RequestKindMessage,
  RequestKindDisconnect,
  RequestKindUnknown
};

@interface Account : NSObject
@end

@implementation Account

- (void)loadPicture {
  dispatch_async(dispatch_get_global_queue(QOS_CLASS_DEFAULT, 0), ^{
    [self failed:RequestKindPicture];
    [self hide:YES];
    [self leave:YES];
  });
}

- (void)disconnect {
  [self failed:RequestKindDisconnect];
  [self hide:NO];
  [self leave:NO];
}

- (void)failed:(RequestKind)kind {
  switch (kind) {
    case RequestKindMessage: {
      NSLog(@"message");
      break;
    }

    case RequestKindDisconnect:
      [self performSelector:@selector(reconnect) withObject:nil afterDelay:5];
      break;

    case RequestKindUnknown:
    case RequestKindPicture:
      break;
  }
}

- (void)hide:(BOOL)atOnce {
  if (atOnce) {
    [self reconnect];
  } else {
    [self performSelector:@selector(reconnect) withObject:nil afterDelay:0.5];
  }
}

- (void)leave:(BOOL)atOnce {
  [self leaveNow:atOnce];
}

- (void)leaveNow:(BOOL)now {
  now ? [self reconnect] : [self performSelector:@selector(reconnect) withObject:nil afterDelay:0.5];
}

- (void)reconnect {
  NSLog(@"connected");
}

@end
