#import <Foundation/Foundation.h>

#if !defined(LIFE_WITH_WINDOW)
int main(void) {
  dispatch_main();
}
#endif
