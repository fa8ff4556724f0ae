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
}

// Runs once, and goes on to the source only behind the assignment.
- (void)login {
    _session = [[Session alloc] initWithRoom:_room];
    [_session loginOnSuccess:^(NSString *account) {
        [self countGuests];
    }];
}

- (void)countGuests {
    _source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_queue_create("guests", DISPATCH_QUEUE_SERIAL));
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
