@implementation NSObject
+ (id)alloc { return class_createInstance(self, 0); }
- (id)init { return self; }
- (void)release {
    if (otherReferences-- == 0) [self dealloc];
}
- (void)dealloc { object_dispose(self); }
@end

@implementation AutomaticObject
- (void)release {
    [self dealloc];
    unsigned count = 0;
    struct objc_ivar **variables = class_copyIvarList(object_getClass(self), &count);
    for (unsigned index = 0; index < count; index++) {
        if (strstr(ivar_getTypeEncoding(variables[index]), "dispatch_source") == NULL) continue;
        releaseVariable((dispatch_source_t *)((char *)self + ivar_getOffset(variables[index])));
    }
    free(variables);
    object_dispose(self);
}
- (void)dealloc {
}
@end

@implementation NSString
- (BOOL)isEqualToString:(NSString *)other { return strcmp(bytes, other->bytes) == 0; }
@end

@implementation NSConstantString
@end
