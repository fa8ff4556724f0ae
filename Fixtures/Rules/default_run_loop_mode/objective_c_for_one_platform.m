#import <Foundation/Foundation.h>
#import <QuartzCore/QuartzCore.h>

// The macro of the program tells that the file is for the phone, where no menu stops a link.
#if GAME_PLATFORM_IOS

@interface Director : NSObject
@property (nonatomic, strong) CADisplayLink *link;
@property (nonatomic, strong) CATextLayer *frames;
@property (nonatomic) int count;
@end

@implementation Director

- (void)start {
    [self.link invalidate];
    self.link = [CADisplayLink displayLinkWithTarget:self selector:@selector(draw:)]; // expect: target_retained(note)
    [self.link addToRunLoop:[NSRunLoop mainRunLoop] forMode:NSDefaultRunLoopMode]; // expect: default_run_loop_mode(note)
}

- (void)draw:(CADisplayLink *)link {
    self.count += 1;
    self.frames.string = [NSString stringWithFormat:@"%d", self.count];
}

- (void)stop {
    [self.link invalidate];
    self.link = nil;
}

@end

#endif
