#import <Foundation/Foundation.h>

@interface Sender : NSObject
@end
@implementation Sender
@end

@interface Visitor : NSObject
@end
@implementation Visitor
@end

@interface Senders : NSObject
@end

@implementation Senders

static NSMutableDictionary *senders;
static NSMutableDictionary *visitors;

+ (void)initialize {
  senders = [[NSMutableDictionary alloc] init];
  visitors = [[NSMutableDictionary alloc] init];
}

+ (void)sendTo:(NSString *)channel {
  Sender *sender = senders[channel];
  if (!sender) {
    sender = [[Sender alloc] init];
    senders[channel] = sender;
  }
}

+ (void)visit:(NSString *)channel {
  Visitor *visitor = visitors[channel];
  if (!visitor) {
    visitor = [[Visitor alloc] init];
    visitors[channel] = visitor;
  }
}

+ (void)reset {
  visitors = [[NSMutableDictionary alloc] init];
}

@end

// lifetimes
// Sender: as long as the app
// Visitor: mortal
// Senders: mortal
