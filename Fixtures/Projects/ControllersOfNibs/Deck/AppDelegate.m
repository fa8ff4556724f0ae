#import "Deck.h"

/// Loads the window's nib once, at launch.
@interface AppDelegate : NSObject <NSApplicationDelegate>
@property (assign) IBOutlet Deck *deck;
@end

@implementation AppDelegate {
  NSArray *_windowObjects;
}

- (void)applicationWillFinishLaunching:(NSNotification *)notification {
  NSArray *objects = nil;
  [[NSBundle mainBundle] loadNibNamed:@"DeckWindow" owner:self topLevelObjects:&objects];
  _windowObjects = objects;
}

@end
