#import <Foundation/Foundation.h>

@interface Importer : NSObject
@end

@implementation Importer

- (void)import {
  [self performSelector:@selector(finish) withObject:nil afterDelay:0];  // expect: zero_delay_one_shot(note)
}

- (void)importLater {
  [self performSelector:@selector(finish) withObject:nil afterDelay:2];
}

- (void)finish {
  NSLog(@"imported");
}

@end
