// What the programs need of Foundation, which is not there: objects that count their references, and texts.

#include <objc/objc.h>
#include <objc/runtime.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NS_ENUM(type, name) enum name : type name; enum name : type
#define NSEC_PER_SEC 1000000000ull

__attribute__((objc_root_class)) @interface NSObject {
    Class isa;
    int otherReferences;
}
+ (id)alloc;
- (id)init;
- (void)release;
- (void)dealloc;
@end

/// The instances of classes whose references the compiler would count release their sources when they go.
@interface AutomaticObject : NSObject
@end

/// A literal has no room for a count.
__attribute__((objc_root_class)) @interface NSString {
    Class isa;
    const char *bytes;
    unsigned length;
}
- (BOOL)isEqualToString:(NSString *)other;
@end

@interface NSConstantString : NSString
@end

/// A local variable that releases its source at the end of its scope.
#define OWNED __attribute__((cleanup(releaseVariable)))
#define RETAINED(source) retainedSource(source)
#define ASSIGN(place, value) assignSource(&(place), value)

static inline void releaseVariable(dispatch_source_t *place) {
    if (*place) dispatch_release(*place);
}

static inline dispatch_source_t retainedSource(dispatch_source_t source) {
    if (source) dispatch_retain(source);
    return source;
}

static inline void assignSource(dispatch_source_t *place, dispatch_source_t source) {
    dispatch_source_t old = *place;
    *place = source;
    if (old) dispatch_release(old);
}

static inline void risky(bool fails) {
    if (fails) @throw [NSObject alloc];
}
