#import <AppKit/AppKit.h>

@interface Footer : NSObject
@end

@interface Footer ()
@property (nonatomic, assign) CGFloat depth;
@property (nonatomic, strong) dispatch_source_t source;
@end

/// What the initializer calls runs again at each layout.
@implementation Footer

- (instancetype)init {
  if (self = [super init]) {
    [self resize];
  }
  return self;
}

- (void)resize {
  self.depth = 20;
}

- (void)layout {
  [self resize];
}

- (void)start {
  self.source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_global_queue(0, 0));  // expect: concurrent_handler_queue
  dispatch_source_set_timer(self.source, DISPATCH_TIME_NOW, NSEC_PER_SEC, NSEC_PER_SEC / 10);
  __weak Footer *weakSelf = self;
  dispatch_source_set_event_handler(self.source, ^{
    NSLog(@"%f", weakSelf.depth);
  });
  dispatch_resume(self.source);
}

- (void)stop {
  if (self.source) dispatch_source_cancel(self.source);
  self.source = nil;
}

- (void)dealloc {
  if (_source) dispatch_source_cancel(_source);
}

@end

@interface Coin : NSObject
@property (nonatomic) double rate;
@property (nonatomic) NSInteger kind;
@end

@implementation Coin
@end

/// Nothing but new coins is given a kind: the one that the handler reads has its own for good.
@interface RateWatch : NSObject
@property (nonatomic, strong, readonly) Coin *coin;
@end

@implementation RateWatch {
  dispatch_source_t _timer;
}

- (instancetype)initWithCoin:(Coin *)coin {
  if (self = [super init]) _coin = coin;
  return self;
}

- (void)start {
  if (_timer) return;
  __weak typeof(self) weakSelf = self;
  _timer = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_global_queue(QOS_CLASS_UTILITY, 0));  // expect: concurrent_handler_queue(note)
  dispatch_source_set_timer(_timer, DISPATCH_TIME_NOW, 5 * NSEC_PER_SEC, NSEC_PER_SEC);
  dispatch_source_set_event_handler(_timer, ^{
    NSLog(@"%ld", (long)weakSelf.coin.kind);
  });
  dispatch_resume(_timer);
}

- (Coin *)madeCoin {
  Coin *coin = [[Coin alloc] init];
  coin.kind = 10;
  return coin;
}

@end

/// The screen starts its source before it writes.
@interface CountScreen : NSViewController
@property (nonatomic, assign) NSInteger count;
@property (nonatomic, strong) dispatch_source_t source;
@end

@implementation CountScreen

- (void)viewDidLoad {
  [super viewDidLoad];
  [self begin];
  self.count = 10;
}

- (void)begin {
  __weak typeof(self) weakSelf = self;
  self.source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_global_queue(0, 0));  // expect: concurrent_handler_queue
  dispatch_source_set_timer(self.source, DISPATCH_TIME_NOW, NSEC_PER_SEC, NSEC_PER_SEC / 10);
  dispatch_source_set_event_handler(self.source, ^{
    weakSelf.count -= 1;
  });
  dispatch_resume(self.source);
}

- (void)dealloc {
  if (_source) dispatch_source_cancel(_source);
}

@end

/// Each tap writes and starts another source, while the old one still runs.
@interface RoundScreen : NSViewController
@property (nonatomic, assign) NSInteger rounds;
@end

@implementation RoundScreen

- (IBAction)tap:(id)sender {
  self.rounds = 10;
  [self begin];
}

- (void)begin {
  __weak typeof(self) weakSelf = self;
  dispatch_source_t source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_global_queue(0, 0));  // expect: concurrent_handler_queue
  dispatch_source_set_timer(source, DISPATCH_TIME_NOW, NSEC_PER_SEC, NSEC_PER_SEC / 10);
  dispatch_source_set_event_handler(source, ^{
    weakSelf.rounds -= 1;
    if (weakSelf.rounds == 0) dispatch_source_cancel(source);
  });
  dispatch_resume(source);
}

@end
