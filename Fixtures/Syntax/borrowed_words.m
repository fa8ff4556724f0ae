// Names that are words of the language elsewhere, or that a macro makes; and messages in the bounds of an array.
#define SELECTOR(name) name

#define SUFFIX @".txt"
#define MARKED_BEGIN
#define COUNTED

typedef struct { int width; int height; } extent;
typedef enum { first, second } modeOfTable;

MARKED_BEGIN
const int heightOfTable(void) {
  return [[NSObject new] hash] > 1;
}

@interface Table : NSObject
@end

@implementation Table

COUNTED

- (void)dealloc {
  [self clear];
}

- (void)show:(Table *)other
{
  modeOfTable mode = (modeOfTable)[other showsAs:self];
  switch ((modeOfTable)[[other description] length]) {
  case first: [other place:(extent){ .width = 1 } in:self]; break;
  default: [other place:(extent){} in:nil]; break;
  }
  [self write:@"a" SUFFIX];
}

+ (void)SELECTOR(clear)
{
  [self count];
}

- (NSInteger)SELECTOR(add):(NSString *)text times:(int)count
{
  return [text length] * count;
}

- (void)write:(NSDictionary *)in to:(NSMutableString *)out error:(NSError **)error
{
  [out appendString:[in description]];
}

- (BOOL)holds:(Class)class
{
  if (class && [(id)class isKindOfClass:[NSObject class]]) {
    return YES;
  }
  NSUInteger path[[[self description] length]];
  return path[0] > 0;
}

@end
