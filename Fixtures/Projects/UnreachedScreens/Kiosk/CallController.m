#import "CallController.h"

@implementation CallController {
  NSTimer *_timer;
  id _mail;
}

- (IBAction)press:(UIButton *)sender {
  _timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(ring) userInfo:nil repeats:YES];  // expect: target_retained(warning), missing_invalidate(warning), restart_without_invalidate(warning)
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)ring {
  NSLog(@"ring");
}

- (void)viewDidAppear:(BOOL)animated {
  [super viewDidAppear:animated];
  [self press:nil];
  [_mail post:nil];
}

@end

@implementation MailController {
  NSTimer *_timer;
  NSTimer *_clock;
}

/// Its nib connects nothing with it, but that of another class does, which also calls its own action of that name.
- (IBAction)press:(UIButton *)sender {
  _timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(send) userInfo:nil repeats:YES];  // expect: target_retained(note), missing_invalidate(note)
  [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
}

- (void)viewDidLoad {
  [super viewDidLoad];
  [self press];
}

/// No action of a nib has this name without an argument, and it is called once.
- (void)press {
  _clock = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(send) userInfo:nil repeats:YES];  // expect: target_retained(warning), missing_invalidate(warning)
  [[NSRunLoop mainRunLoop] addTimer:_clock forMode:NSRunLoopCommonModes];
}

/// No nib connects it, but a message to an object of any class may be for this one.
- (IBAction)post:(UIButton *)sender {
  NSTimer *timer = [NSTimer timerWithTimeInterval:1 target:self selector:@selector(send) userInfo:nil repeats:YES];  // expect: target_retained(warning), missing_invalidate(warning)
  [[NSRunLoop mainRunLoop] addTimer:timer forMode:NSRunLoopCommonModes];
}

- (void)send {
  NSLog(@"send");
}

@end
