#import <Foundation/Foundation.h>

@interface Overlay : NSObject
- (void)show:(NSArray *)items;
@end

@implementation Overlay {
  float _grace;
  float _pause;
}

/// No code gives it a grace, so that it appears at once.
- (void)appear {
  if (_grace > 0.0) {
    [NSTimer scheduledTimerWithTimeInterval:_grace repeats:NO block:^(NSTimer *timer) { NSLog(@"now"); }];
  }
  if (_pause > 0.0) {
    [NSTimer scheduledTimerWithTimeInterval:_pause repeats:NO block:^(NSTimer *timer) { NSLog(@"later"); }];  // expect: no_run_loop
  }
}

- (void)show:(NSArray *)items {
  _pause = items.count;
  dispatch_async(dispatch_get_global_queue(0, 0), ^{
    [self appear];
  });
}

@end

/// The rest is set by its name, or under the name of its property.
@interface Curtain : NSObject
- (void)fall;
@end

@interface Curtain ()
@property (nonatomic, assign) float rest;
@property (nonatomic, assign) float delay;
@end

@implementation Curtain

- (void)configure:(NSDictionary *)values {
  [self setValue:values[@"rest"] forKey:@"rest"];
  _delay = 5;
}

- (void)appear {
  if (self.rest > 0.0) {
    [NSTimer scheduledTimerWithTimeInterval:1 repeats:NO block:^(NSTimer *timer) { NSLog(@"rest"); }];  // expect: no_run_loop
  }
  if (self.delay > 0.0) {
    [NSTimer scheduledTimerWithTimeInterval:1 repeats:NO block:^(NSTimer *timer) { NSLog(@"delay"); }];  // expect: no_run_loop
  }
}

- (void)fall {
  dispatch_async(dispatch_get_global_queue(0, 0), ^{
    [self appear];
  });
}

@end
