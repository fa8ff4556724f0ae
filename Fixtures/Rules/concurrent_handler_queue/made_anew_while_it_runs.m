#import <UIKit/UIKit.h>

@interface Session : NSObject
- (instancetype)initWithRoom:(NSString *)room;
- (void)loginOnSuccess:(void (^)(NSString *account))done;
- (void)fetchCount:(void (^)(NSInteger count))done;
@end

@interface RoomController : UIViewController
@end

@implementation RoomController {
    Session *_session;
    dispatch_source_t _source;
    NSString *_room;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [self login];
    [self countGuests];
}

- (void)login {
    _session = [[Session alloc] initWithRoom:_room];
}

- (void)countGuests {
    _source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_global_queue(0, 0)); // expect: concurrent_handler_queue
    dispatch_source_set_timer(_source, DISPATCH_TIME_NOW, 20 * NSEC_PER_SEC, NSEC_PER_SEC);
    __weak typeof(self) weakSelf = self;
    dispatch_source_set_event_handler(_source, ^{
        [weakSelf update];
    });
    dispatch_resume(_source);
}

// Another room, while the source of the first still asks its session.
- (IBAction)changeRoom:(UIButton *)sender {
    [self login];
}

- (void)update {
    [_session fetchCount:^(NSInteger count) { NSLog(@"%ld", (long)count); }];
}

- (void)dealloc {
    dispatch_source_cancel(_source);
}

@end

// The session is made after the source of the same method already asks for it.
@interface LateController : UIViewController
@end

@implementation LateController {
    Session *_session;
    dispatch_source_t _source;
    NSString *_room;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [self countGuests];
    [self login];
}

- (void)login {
    _session = [[Session alloc] initWithRoom:_room];
    [_session loginOnSuccess:^(NSString *account) {
        [self countGuests];
    }];
}

- (void)countGuests {
    if (_source) return;
    _source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_global_queue(0, 0)); // expect: concurrent_handler_queue
    dispatch_source_set_timer(_source, DISPATCH_TIME_NOW, 20 * NSEC_PER_SEC, NSEC_PER_SEC);
    __weak typeof(self) weakSelf = self;
    dispatch_source_set_event_handler(_source, ^{
        [weakSelf update];
    });
    dispatch_resume(_source);
}

- (void)update {
    [_session fetchCount:^(NSInteger count) { NSLog(@"%ld", (long)count); }];
}

- (void)dealloc {
    dispatch_source_cancel(_source);
}

@end
