#import <Foundation/Foundation.h>

// Passes the timer on to an object that it does not keep.
@interface Relay : NSObject
- (instancetype)initWithObject:(id)object;
@end

@implementation Relay {
    __weak id _object;
}

- (instancetype)initWithObject:(id)object {
    self = [super init];
    if (self) {
        _object = object;
    }
    return self;
}

- (void)pass:(NSTimer *)timer {
    if (_object) {
        [_object performSelector:@selector(send)];
    } else {
        [timer invalidate];
    }
}

@end

@interface Outbox : NSObject
- (void)start;
- (void)stop;
@end

@implementation Outbox {
    NSTimer *_timer;
}

- (void)start {
    [_timer invalidate];
    NSTimer *timer = [NSTimer timerWithTimeInterval:5 target:[[Relay alloc] initWithObject:self] selector:@selector(pass:) userInfo:nil repeats:YES];
    [NSRunLoop.mainRunLoop addTimer:timer forMode:NSRunLoopCommonModes];
    _timer = timer;
}

- (void)stop {
    [_timer invalidate];
    _timer = nil;
}

- (void)send {
}

@end

@interface Office : NSObject
@property (nonatomic) Outbox *outbox;
@end

@implementation Office

- (IBAction)open:(id)sender {
    [self.outbox start];
}

@end
