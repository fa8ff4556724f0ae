/// A replacement for the system headers if there is no compilation database: enough of Foundation, QuartzCore,
/// UIKit, AppKit and libdispatch for clang to parse timer code. Written from the APIs' documentation; types
/// that are only passed through are minimal.
package enum StubHeader {
    package static let path = "/timerlint-stubs.h"

    package static var text: String {
        "#pragma clang system_header\n" + macros + types + foundation + dispatch + interface
    }

    private static let macros = """
        #define TIMERLINT_STUBS 1
        #define nil ((id)0)
        #define Nil ((Class)0)
        #define NULL ((void *)0)
        #define YES ((BOOL)1)
        #define NO ((BOOL)0)
        #define TRUE 1
        #define FALSE 0
        #define NS_ASSUME_NONNULL_BEGIN
        #define NS_ASSUME_NONNULL_END
        #define CF_ASSUME_NONNULL_BEGIN
        #define CF_ASSUME_NONNULL_END
        #define IBOutlet
        #define IBAction void
        #define IBInspectable
        #define IB_DESIGNABLE
        #define NS_DESIGNATED_INITIALIZER
        #define NS_UNAVAILABLE
        #define NS_REQUIRES_SUPER
        #define NS_REQUIRES_NIL_TERMINATION
        #define NS_RETURNS_RETAINED
        #define NS_SWIFT_NAME(...)
        #define NS_FORMAT_FUNCTION(...)
        #define NS_EXTENSION_UNAVAILABLE(...)
        #define NS_EXTENSION_UNAVAILABLE_IOS(...)
        #define NS_AVAILABLE(...)
        #define NS_AVAILABLE_IOS(...)
        #define NS_AVAILABLE_MAC(...)
        #define NS_DEPRECATED_IOS(...)
        #define NS_CLASS_AVAILABLE(...)
        #define NS_CLASS_AVAILABLE_IOS(...)
        #define API_AVAILABLE(...)
        #define API_UNAVAILABLE(...)
        #define API_DEPRECATED(...)
        #define UI_APPEARANCE_SELECTOR
        #define NS_INLINE static inline
        #define CG_INLINE static inline
        #define NS_NOESCAPE
        #define NS_BLOCK_ASSERTIONS 1
        #define FOUNDATION_EXPORT extern
        #define FOUNDATION_EXTERN extern
        #define UIKIT_EXTERN extern
        #define NS_ENUM(type, name) enum name : type name; enum name : type
        #define NS_OPTIONS(type, name) enum name : type name; enum name : type
        #define NS_CLOSED_ENUM(type, name) enum name : type name; enum name : type
        #define NS_ERROR_ENUM(...) enum
        #define NS_STRING_ENUM
        #define NS_EXTENSIBLE_STRING_ENUM
        #define NS_TYPED_ENUM
        #define NS_TYPED_EXTENSIBLE_ENUM
        #define NSAssert(condition, ...) ((void)(condition))
        #define NSCAssert(condition, ...) ((void)(condition))
        #define NSParameterAssert(condition) ((void)(condition))
        #define NSCParameterAssert(condition) ((void)(condition))
        #define NSLocalizedString(key, comment) ((NSString *)(key))
        #define NSLocalizedStringFromTable(key, table, comment) ((NSString *)(key))
        #define NS_DURING @try {
        #define NS_HANDLER } @catch (id localException) {
        #define NS_ENDHANDLER }
        #define assert(condition) ((void)(condition))
        #define MIN(a, b) ((a) < (b) ? (a) : (b))
        #define MAX(a, b) ((a) > (b) ? (a) : (b))
        #define ABS(a) ((a) < 0 ? -(a) : (a))
        #define OBJC_EXPORT extern
        #define OBJC_EXTERN extern
        #define __OBJC2__ 1
        #define TARGET_OS_IPHONE 1
        #define TARGET_OS_IOS 1
        #define TARGET_OS_MAC 1
        #define va_start(list, last) __builtin_va_start(list, last)
        #define va_end(list) __builtin_va_end(list)
        #define va_arg(list, type) __builtin_va_arg(list, type)
        #define va_copy(to, from) __builtin_va_copy(to, from)
        #define offsetof(type, member) __builtin_offsetof(type, member)

        """

    private static let types = """
        typedef __builtin_va_list va_list;
        typedef signed char BOOL;
        typedef __SIZE_TYPE__ size_t;
        typedef long ssize_t; typedef long off_t; typedef long time_t; typedef int pid_t; typedef long intptr_t; typedef unsigned long uintptr_t; typedef long ptrdiff_t;
        typedef signed char int8_t; typedef short int16_t; typedef int int32_t; typedef long long int64_t;
        typedef unsigned char uint8_t; typedef unsigned short uint16_t; typedef unsigned int uint32_t; typedef unsigned long long uint64_t;
        typedef unsigned char UInt8; typedef unsigned short UInt16; typedef unsigned int UInt32; typedef unsigned long long UInt64; typedef int SInt32; typedef int OSStatus;
        typedef unsigned int uint; typedef unsigned char Boolean; typedef unsigned int FourCharCode; typedef unsigned short unichar;
        typedef long NSInteger; typedef unsigned long NSUInteger; typedef double NSTimeInterval; typedef double CFTimeInterval; typedef double CFAbsoluteTime;
        typedef double CGFloat; typedef long CFIndex; typedef unsigned long CFOptionFlags; typedef unsigned long CFTypeID;
        typedef struct CGPoint { CGFloat x, y; } CGPoint; typedef struct CGSize { CGFloat width, height; } CGSize;
        typedef struct CGRect { CGPoint origin; CGSize size; } CGRect; typedef CGRect NSRect; typedef CGPoint NSPoint; typedef CGSize NSSize;
        typedef struct { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;
        typedef struct { CGFloat m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44; } CATransform3D;
        typedef struct { CGFloat top, left, bottom, right; } UIEdgeInsets; typedef UIEdgeInsets NSEdgeInsets;
        typedef struct { NSUInteger location, length; } NSRange;
        typedef struct { long long value; int timescale; unsigned flags; long long epoch; } CMTime;
        typedef const void *CFTypeRef; typedef const struct __CFString *CFStringRef; typedef const struct __CFArray *CFArrayRef; typedef const struct __CFDictionary *CFDictionaryRef;
        typedef const struct __CFAllocator *CFAllocatorRef; typedef struct __CFRunLoop *CFRunLoopRef; typedef struct __CFRunLoopTimer *CFRunLoopTimerRef;
        typedef struct __CFRunLoopSource *CFRunLoopSourceRef; typedef CFStringRef CFRunLoopMode; typedef const struct __CFData *CFDataRef; typedef const struct __CFURL *CFURLRef;
        typedef struct CGContext *CGContextRef; typedef struct CGImage *CGImageRef; typedef struct CGColor *CGColorRef; typedef struct CGColorSpace *CGColorSpaceRef; typedef struct CGPath *CGPathRef;
        @class NSString, NSDate, NSArray, NSDictionary, NSSet, NSNumber, NSError, NSData, NSURL, NSRunLoop, NSTimer, NSThread, NSMethodSignature, NSInvocation;
        @class UIView, UIViewController, UINavigationController, UIWindow, UIScreen, UIColor, UIImage, UIEvent, CALayer, CADisplayLink, NSBundle, NSNotification, NSCoder;
        @protocol NSCopying @end
        @protocol NSMutableCopying @end
        @protocol NSCoding @end
        @protocol NSSecureCoding @end
        @protocol NSFastEnumeration @end
        @protocol NSObject
        - (id)retain; - (oneway void)release; - (id)autorelease; - (NSUInteger)retainCount; - (Class)class; - (Class)superclass; - (id)self;
        - (BOOL)isKindOfClass:(Class)aClass; - (BOOL)isMemberOfClass:(Class)aClass; - (BOOL)respondsToSelector:(SEL)selector; - (BOOL)conformsToProtocol:(Protocol *)protocol;
        - (id)performSelector:(SEL)selector; - (id)performSelector:(SEL)selector withObject:(id)object; - (id)performSelector:(SEL)selector withObject:(id)a withObject:(id)b;
        - (BOOL)isEqual:(id)object; @property (readonly) NSUInteger hash; @property (readonly, copy) NSString *description;
        @end
        @interface NSObject <NSObject>
        + (instancetype)alloc; + (instancetype)allocWithZone:(void *)zone; + (instancetype)new; - (instancetype)init; - (void)dealloc; + (void)initialize; + (void)load; - (id)copy; - (id)mutableCopy; + (Class)class;
        - (void)performSelector:(SEL)selector withObject:(id)object afterDelay:(NSTimeInterval)delay;
        - (void)performSelector:(SEL)selector withObject:(id)object afterDelay:(NSTimeInterval)delay inModes:(NSArray *)modes;
        - (void)performSelectorOnMainThread:(SEL)selector withObject:(id)object waitUntilDone:(BOOL)wait;
        - (void)performSelector:(SEL)selector onThread:(NSThread *)thread withObject:(id)object waitUntilDone:(BOOL)wait;
        - (void)performSelectorInBackground:(SEL)selector withObject:(id)object;
        + (void)cancelPreviousPerformRequestsWithTarget:(id)target; + (void)cancelPreviousPerformRequestsWithTarget:(id)target selector:(SEL)selector object:(id)object;
        - (NSMethodSignature *)methodSignatureForSelector:(SEL)selector; - (void)forwardInvocation:(NSInvocation *)invocation;
        - (id)valueForKey:(NSString *)key; - (void)setValue:(id)value forKey:(NSString *)key;
        @end
        @interface NSProxy <NSObject>
        + (instancetype)alloc; + (Class)class; - (void)dealloc;
        @end

        """

    private static let foundation = """
        @interface NSString : NSObject <NSCopying> + (instancetype)stringWithFormat:(NSString *)format, ...; - (NSUInteger)length; @end
        @interface NSMutableString : NSString @end
        @interface NSAttributedString : NSObject @end
        @interface NSConstantString : NSString @end
        @interface NSNumber : NSObject + (NSNumber *)numberWithInt:(int)v; + (NSNumber *)numberWithDouble:(double)v; + (NSNumber *)numberWithBool:(BOOL)v; + (NSNumber *)numberWithLong:(long)v; @property (readonly, copy) NSString *stringValue;
        + (NSNumber *)numberWithChar:(char)v; + (NSNumber *)numberWithFloat:(float)v; + (NSNumber *)numberWithUnsignedInt:(unsigned)v; + (NSNumber *)numberWithLongLong:(long long)v;
        + (NSNumber *)numberWithUnsignedLong:(unsigned long)v; + (NSNumber *)numberWithUnsignedLongLong:(unsigned long long)v; + (NSNumber *)numberWithInteger:(NSInteger)v;
        + (NSNumber *)numberWithUnsignedInteger:(NSUInteger)v; + (NSNumber *)numberWithShort:(short)v; + (NSNumber *)numberWithUnsignedChar:(unsigned char)v; + (NSNumber *)numberWithUnsignedShort:(unsigned short)v; @end
        @interface NSValue : NSObject + (NSValue *)valueWithBytes:(const void *)bytes objCType:(const char *)type; @end
        @interface NSArray<__covariant T> : NSObject <NSCopying> + (instancetype)arrayWithObjects:(T)first, ...; + (instancetype)arrayWithObjects:(const id *)objects count:(NSUInteger)count; - (T)objectAtIndexedSubscript:(NSUInteger)index; @property (readonly) NSUInteger count; @end
        @interface NSMutableArray<T> : NSArray<T> - (void)addObject:(T)object; - (void)removeObject:(T)object; - (void)removeAllObjects; - (void)setObject:(T)object atIndexedSubscript:(NSUInteger)index; @end
        @interface NSDictionary<__covariant K, __covariant V> : NSObject <NSCopying> + (instancetype)dictionaryWithObjects:(const id *)objects forKeys:(const id *)keys count:(NSUInteger)count; - (V)objectForKeyedSubscript:(K)key; @property (readonly) NSUInteger count; @end
        @interface NSMutableDictionary<K, V> : NSDictionary<K, V> - (void)removeObjectForKey:(K)key; - (void)removeAllObjects; - (void)setObject:(V)object forKeyedSubscript:(K)key; @end
        @interface NSSet<__covariant T> : NSObject @property (readonly) NSUInteger count; - (T)anyObject; @end
        @interface NSMutableSet<T> : NSSet<T> @end
        @interface NSOrderedSet<T> : NSObject @end
        @interface NSHashTable<T> : NSObject @end
        @interface NSMapTable<K, V> : NSObject - (V)objectForKeyedSubscript:(K)key; - (void)setObject:(V)object forKeyedSubscript:(K)key; @end
        @interface NSCache<K, V> : NSObject @end
        @interface NSEnumerator<T> : NSObject @end
        @interface NSDate : NSObject + (instancetype)date; + (instancetype)dateWithTimeIntervalSinceNow:(NSTimeInterval)s; + (NSDate *)distantFuture; + (NSDate *)distantPast; - (NSTimeInterval)timeIntervalSinceDate:(NSDate *)d; @property (readonly) NSTimeInterval timeIntervalSinceNow, timeIntervalSince1970, timeIntervalSinceReferenceDate; @property (readonly, copy) NSString *description; @end
        @interface NSTimer : NSObject
        + (NSTimer *)timerWithTimeInterval:(NSTimeInterval)i invocation:(NSInvocation *)v repeats:(BOOL)r; + (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)i invocation:(NSInvocation *)v repeats:(BOOL)r;
        + (NSTimer *)timerWithTimeInterval:(NSTimeInterval)i target:(id)t selector:(SEL)s userInfo:(id)u repeats:(BOOL)r;
        + (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)i target:(id)t selector:(SEL)s userInfo:(id)u repeats:(BOOL)r;
        + (NSTimer *)timerWithTimeInterval:(NSTimeInterval)i repeats:(BOOL)r block:(void (^)(NSTimer *timer))b; + (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)i repeats:(BOOL)r block:(void (^)(NSTimer *timer))b;
        - (instancetype)initWithFireDate:(NSDate *)d interval:(NSTimeInterval)i repeats:(BOOL)r block:(void (^)(NSTimer *timer))b;
        - (instancetype)initWithFireDate:(NSDate *)d interval:(NSTimeInterval)i target:(id)t selector:(SEL)s userInfo:(id)u repeats:(BOOL)r;
        - (void)fire; - (void)invalidate; @property (copy) NSDate *fireDate; @property (readonly) NSTimeInterval timeInterval; @property NSTimeInterval tolerance;
        @property (readonly, getter=isValid) BOOL valid; @property (readonly, retain) id userInfo;
        @end
        typedef NSString *NSRunLoopMode; typedef NSString *NSNotificationName;
        extern NSRunLoopMode const NSDefaultRunLoopMode, NSRunLoopCommonModes, UITrackingRunLoopMode, NSEventTrackingRunLoopMode, NSModalPanelRunLoopMode;
        extern const CFRunLoopMode kCFRunLoopDefaultMode, kCFRunLoopCommonModes;
        @interface NSRunLoop : NSObject
        @property (class, readonly, strong) NSRunLoop *currentRunLoop, *mainRunLoop; - (CFRunLoopRef)getCFRunLoop; - (void)addTimer:(NSTimer *)t forMode:(NSRunLoopMode)m; - (void)run; - (void)runUntilDate:(NSDate *)d;
        - (BOOL)runMode:(NSRunLoopMode)m beforeDate:(NSDate *)d; - (void)addPort:(id)p forMode:(NSRunLoopMode)m; - (void)performBlock:(void (^)(void))b; - (void)performInModes:(NSArray *)m block:(void (^)(void))b;
        @end
        @interface NSThread : NSObject @property (class, readonly, strong) NSThread *currentThread, *mainThread; @property (class, readonly) BOOL isMainThread; + (void)sleepForTimeInterval:(NSTimeInterval)s;
        + (void)detachNewThreadSelector:(SEL)s toTarget:(id)t withObject:(id)o; - (instancetype)initWithTarget:(id)t selector:(SEL)s object:(id)o; - (void)start; - (void)cancel; @property (copy) NSString *name; @end
        @interface NSOperation : NSObject - (void)cancel; @property (readonly, getter=isCancelled) BOOL cancelled; @end
        @interface NSOperationQueue : NSObject @property (class, readonly, strong) NSOperationQueue *mainQueue, *currentQueue; - (void)addOperation:(NSOperation *)o; - (void)addOperationWithBlock:(void (^)(void))b; @end
        @interface NSNotification : NSObject @property (readonly, retain) id object; @property (readonly, copy) NSDictionary *userInfo; @property (readonly, copy) NSNotificationName name; @end
        @interface NSNotificationCenter : NSObject @property (class, readonly, strong) NSNotificationCenter *defaultCenter; - (void)addObserver:(id)o selector:(SEL)s name:(NSNotificationName)n object:(id)x; - (void)removeObserver:(id)o; - (void)removeObserver:(id)o name:(NSNotificationName)n object:(id)x;
        - (id)addObserverForName:(NSNotificationName)n object:(id)x queue:(NSOperationQueue *)q usingBlock:(void (^)(NSNotification *note))b; - (void)postNotificationName:(NSNotificationName)n object:(id)x; @end
        @interface NSError : NSObject @property (readonly, copy) NSString *domain; @property (readonly) NSInteger code; @property (readonly, copy) NSDictionary *userInfo; @property (readonly, copy) NSString *localizedDescription; @end
        @interface NSException : NSObject @end
        @interface NSData : NSObject @end
        @interface NSMutableData : NSData @end
        @interface NSURL : NSObject @property (readonly, copy) NSString *host, *path; @property (readonly, getter=isFileURL) BOOL fileURL; @end
        @interface NSURLRequest : NSObject @end
        @interface NSMutableURLRequest : NSURLRequest @end
        @interface NSURLResponse : NSObject @end
        @interface NSHTTPURLResponse : NSURLResponse @end
        @interface NSURLSessionTask : NSObject - (void)resume; - (void)cancel; @end
        @interface NSURLSessionDataTask : NSURLSessionTask @end
        @interface NSURLSession : NSObject @property (class, readonly) NSURLSession *sharedSession; - (NSURLSessionDataTask *)dataTaskWithURL:(NSURL *)u completionHandler:(void (^)(NSData *data, NSURLResponse *response, NSError *error))b; @end
        @interface NSURLSessionConfiguration : NSObject @property (class, readonly) NSURLSessionConfiguration *defaultSessionConfiguration; @end
        @interface NSLock : NSObject - (void)lock; - (void)unlock; @end
        @interface NSRecursiveLock : NSObject - (void)lock; - (void)unlock; @end
        @interface NSCondition : NSObject - (void)lock; - (void)unlock; @end
        @interface NSBundle : NSObject @property (class, readonly) NSBundle *mainBundle; - (NSArray *)loadNibNamed:(NSString *)n owner:(id)o options:(NSDictionary *)d; @end
        @interface NSUserDefaults : NSObject + (NSUserDefaults *)standardUserDefaults; - (NSInteger)integerForKey:(NSString *)k; - (double)doubleForKey:(NSString *)k; - (BOOL)boolForKey:(NSString *)k; @end
        @interface NSFileManager : NSObject @end
        @interface NSIndexPath : NSObject @end
        @interface NSIndexSet : NSObject @end
        @interface NSMutableIndexSet : NSIndexSet @end
        @interface NSCoder : NSObject @end
        @interface NSDateFormatter : NSObject @end
        @interface NSCharacterSet : NSObject @end
        @interface NSScanner : NSObject @end
        @interface NSProcessInfo : NSObject @end
        @interface NSMethodSignature : NSObject @end
        @interface NSInvocation : NSObject @property SEL selector; @property (assign) id target; - (void)invoke; @end
        @interface NSInputStream : NSObject @end
        @interface NSOutputStream : NSObject @end
        @interface NSStream : NSObject @end
        @interface NSPort : NSObject @end
        void NSLog(NSString *format, ...); NSString *NSStringFromSelector(SEL s); NSString *NSStringFromClass(Class c); Class NSClassFromString(NSString *s); SEL NSSelectorFromString(NSString *s);
        CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat w, CGFloat h); CGPoint CGPointMake(CGFloat x, CGFloat y); CGSize CGSizeMake(CGFloat w, CGFloat h); extern const CGRect CGRectZero; extern const CGSize CGSizeZero; extern const CGPoint CGPointZero;
        CGRect NSMakeRect(CGFloat x, CGFloat y, CGFloat w, CGFloat h); CGPoint NSMakePoint(CGFloat x, CGFloat y); CGSize NSMakeSize(CGFloat w, CGFloat h); NSRange NSMakeRange(NSUInteger l, NSUInteger n);
        CGFloat CGRectGetWidth(CGRect r); CGFloat CGRectGetHeight(CGRect r); CGFloat CGRectGetMinX(CGRect r); CGFloat CGRectGetMaxX(CGRect r); CGFloat CGRectGetMinY(CGRect r); CGFloat CGRectGetMaxY(CGRect r); CGFloat CGRectGetMidX(CGRect r); CGFloat CGRectGetMidY(CGRect r);
        CFRunLoopRef CFRunLoopGetMain(void); CFRunLoopRef CFRunLoopGetCurrent(void); void CFRunLoopRun(void); void CFRunLoopAddTimer(CFRunLoopRef l, CFRunLoopTimerRef t, CFRunLoopMode m); void CFRunLoopRemoveTimer(CFRunLoopRef l, CFRunLoopTimerRef t, CFRunLoopMode m); void CFRunLoopTimerInvalidate(CFRunLoopTimerRef t);
        CFRunLoopTimerRef CFRunLoopTimerCreateWithHandler(CFAllocatorRef a, CFAbsoluteTime d, CFTimeInterval i, CFOptionFlags f, CFIndex o, void (^b)(CFRunLoopTimerRef timer)); void CFRunLoopTimerSetTolerance(CFRunLoopTimerRef t, CFTimeInterval i);
        CFAbsoluteTime CFAbsoluteTimeGetCurrent(void); void CFRelease(CFTypeRef x); CFTypeRef CFRetain(CFTypeRef x);

        """

    private static let dispatch = """
        @protocol OS_dispatch_object <NSObject> @end
        typedef NSObject<OS_dispatch_object> *dispatch_object_t, *dispatch_queue_t, *dispatch_source_t, *dispatch_group_t, *dispatch_semaphore_t, *dispatch_queue_attr_t, *dispatch_data_t, *dispatch_io_t, *dispatch_queue_global_t, *dispatch_queue_main_t;
        typedef void (^dispatch_block_t)(void); typedef void (*dispatch_function_t)(void *); typedef uint64_t dispatch_time_t; typedef long dispatch_once_t; typedef const struct dispatch_source_type_s *dispatch_source_type_t; typedef unsigned dispatch_qos_class_t; typedef unsigned qos_class_t;
        extern dispatch_source_type_t DISPATCH_SOURCE_TYPE_TIMER, DISPATCH_SOURCE_TYPE_READ, DISPATCH_SOURCE_TYPE_WRITE, DISPATCH_SOURCE_TYPE_VNODE, DISPATCH_SOURCE_TYPE_PROC, DISPATCH_SOURCE_TYPE_SIGNAL, DISPATCH_SOURCE_TYPE_DATA_ADD;
        extern dispatch_queue_attr_t DISPATCH_QUEUE_SERIAL, DISPATCH_QUEUE_CONCURRENT;
        #define DISPATCH_TIME_NOW 0ull
        #define DISPATCH_TIME_FOREVER (~0ull)
        #define DISPATCH_TIMER_STRICT 1
        #define DISPATCH_QUEUE_PRIORITY_HIGH 2
        #define DISPATCH_QUEUE_PRIORITY_DEFAULT 0
        #define DISPATCH_QUEUE_PRIORITY_LOW (-2)
        #define DISPATCH_QUEUE_PRIORITY_BACKGROUND (-32768)
        #define NSEC_PER_SEC 1000000000ull
        #define NSEC_PER_MSEC 1000000ull
        #define USEC_PER_SEC 1000000ull
        #define NSEC_PER_USEC 1000ull
        #define QOS_CLASS_UTILITY 0x11
        #define QOS_CLASS_BACKGROUND 0x09
        #define QOS_CLASS_DEFAULT 0x15
        #define QOS_CLASS_USER_INITIATED 0x19
        #define QOS_CLASS_USER_INTERACTIVE 0x21
        dispatch_source_t dispatch_source_create(dispatch_source_type_t t, uintptr_t h, uintptr_t m, dispatch_queue_t q); void dispatch_source_set_timer(dispatch_source_t s, dispatch_time_t t, uint64_t i, uint64_t l);
        void dispatch_source_set_event_handler(dispatch_source_t s, dispatch_block_t b); void dispatch_source_set_event_handler_f(dispatch_source_t s, dispatch_function_t f); void dispatch_source_set_cancel_handler(dispatch_source_t s, dispatch_block_t b);
        void dispatch_source_set_registration_handler(dispatch_source_t s, dispatch_block_t b); void dispatch_source_cancel(dispatch_source_t s); void dispatch_cancel(id o); long dispatch_source_testcancel(dispatch_source_t s); uintptr_t dispatch_source_get_data(dispatch_source_t s); uintptr_t dispatch_source_get_handle(dispatch_source_t s);
        void dispatch_resume(dispatch_object_t o); void dispatch_suspend(dispatch_object_t o); void dispatch_activate(dispatch_object_t o); void dispatch_release(dispatch_object_t o); void dispatch_retain(dispatch_object_t o); void dispatch_set_target_queue(dispatch_object_t o, dispatch_queue_t q); void dispatch_set_context(dispatch_object_t o, void *c);
        dispatch_queue_t dispatch_get_main_queue(void); dispatch_queue_t dispatch_get_global_queue(long p, unsigned long f); dispatch_queue_t dispatch_get_current_queue(void); dispatch_queue_t dispatch_queue_create(const char *l, dispatch_queue_attr_t a); dispatch_queue_attr_t dispatch_queue_attr_make_with_qos_class(dispatch_queue_attr_t a, unsigned q, int p);
        void dispatch_async(dispatch_queue_t q, dispatch_block_t b); void dispatch_sync(dispatch_queue_t q, dispatch_block_t b); void dispatch_barrier_async(dispatch_queue_t q, dispatch_block_t b); void dispatch_barrier_sync(dispatch_queue_t q, dispatch_block_t b); void dispatch_after(dispatch_time_t t, dispatch_queue_t q, dispatch_block_t b); void dispatch_once(dispatch_once_t *o, dispatch_block_t b); void dispatch_apply(size_t n, dispatch_queue_t q, void (^b)(size_t i));
        dispatch_time_t dispatch_time(dispatch_time_t t, int64_t d); dispatch_time_t dispatch_walltime(const void *t, int64_t d); dispatch_group_t dispatch_group_create(void); void dispatch_group_async(dispatch_group_t g, dispatch_queue_t q, dispatch_block_t b); void dispatch_group_notify(dispatch_group_t g, dispatch_queue_t q, dispatch_block_t b); void dispatch_group_enter(dispatch_group_t g); void dispatch_group_leave(dispatch_group_t g);
        dispatch_semaphore_t dispatch_semaphore_create(long v); long dispatch_semaphore_wait(dispatch_semaphore_t s, dispatch_time_t t); long dispatch_semaphore_signal(dispatch_semaphore_t s); void dispatch_main(void); void dispatch_queue_set_specific(dispatch_queue_t q, const void *k, void *c, dispatch_function_t d); void *dispatch_get_specific(const void *k);

        """

    private static let interface = """
        @interface CADisplayLink : NSObject + (CADisplayLink *)displayLinkWithTarget:(id)t selector:(SEL)s; - (void)addToRunLoop:(NSRunLoop *)l forMode:(NSRunLoopMode)m; - (void)removeFromRunLoop:(NSRunLoop *)l forMode:(NSRunLoopMode)m; - (void)invalidate; @property (getter=isPaused) BOOL paused; @property NSInteger preferredFramesPerSecond, frameInterval; @property (readonly) CFTimeInterval timestamp, duration, targetTimestamp; @end
        @interface CALayer : NSObject @end
        @interface CAShapeLayer : CALayer @end
        @interface CATextLayer : CALayer @end
        @interface CAGradientLayer : CALayer @end
        @interface CAAnimation : NSObject @end
        @interface CATransaction : NSObject @end
        @interface CABasicAnimation : CAAnimation @end
        @interface CAKeyframeAnimation : CAAnimation @end
        @interface UIResponder : NSObject @end
        @interface UIView : UIResponder - (instancetype)initWithFrame:(CGRect)f; @property CGRect frame, bounds; @property CGPoint center; @property (readonly, retain) CALayer *layer; @property (retain) UIWindow *window; @property (retain) UIView *superview; @property CGFloat alpha; @property BOOL hidden; @property CGAffineTransform transform; @property NSInteger tag; @property (copy) NSArray *subviews; @property (retain) UIColor *backgroundColor; - (void)layoutSubviews; - (void)willMoveToWindow:(UIWindow *)w; - (void)didMoveToWindow; - (void)removeFromSuperview; - (void)setNeedsDisplay; - (void)setNeedsLayout; - (void)layoutIfNeeded; - (void)addSubview:(UIView *)v; - (void)insertSubview:(UIView *)v atIndex:(NSInteger)i; - (void)addGestureRecognizer:(id)g; + (void)animateWithDuration:(NSTimeInterval)d animations:(void (^)(void))a; + (void)animateWithDuration:(NSTimeInterval)d animations:(void (^)(void))a completion:(void (^)(BOOL finished))c; @property (getter=isUserInteractionEnabled) BOOL userInteractionEnabled; @end
        typedef NSUInteger UIControlEvents; enum { UIControlEventTouchDown = 1, UIControlEventTouchUpInside = 64, UIControlEventTouchUpOutside = 128, UIControlEventTouchCancel = 256, UIControlEventValueChanged = 4096 };
        enum { UIControlStateNormal, UIControlStateHighlighted, UIControlStateDisabled, UIControlStateSelected = 4 }; enum { UIModalPresentationFullScreen, UIModalPresentationPageSheet, UIModalPresentationFormSheet, UIModalPresentationOverFullScreen = 5 };
        @interface UIControl : UIView @property (getter=isEnabled) BOOL enabled; @property (getter=isSelected) BOOL selected; @property (getter=isHighlighted) BOOL highlighted; - (void)addTarget:(id)t action:(SEL)a forControlEvents:(UIControlEvents)e; - (void)sendActionsForControlEvents:(UIControlEvents)e; @end
        @interface UIButton : UIControl + (instancetype)buttonWithType:(NSInteger)t; - (void)setTitle:(NSString *)t forState:(NSUInteger)s; - (void)setImage:(UIImage *)i forState:(NSUInteger)s; @end
        @interface UISlider : UIControl @property float value; @end
        @interface UISwitch : UIControl @end
        @protocol UITextFieldDelegate <NSObject> @end
        @interface UITextField : UIControl @property (copy) NSString *text; @property (weak) id delegate; @end
        @interface UILabel : UIView @property (copy) NSString *text; @end
        @interface UIImageView : UIView @property (retain) UIImage *image; @end
        @protocol UIScrollViewDelegate <NSObject> @end
        @protocol UITableViewDelegate <UIScrollViewDelegate> @end
        @protocol UITableViewDataSource <NSObject> @end
        @protocol UITextViewDelegate <UIScrollViewDelegate> @end
        @interface UIScrollView : UIView @property CGPoint contentOffset; @property CGSize contentSize; @property (weak) id delegate; @property (getter=isScrollEnabled) BOOL scrollEnabled; @end
        @interface UITextView : UIScrollView @property (copy) NSString *text; @end
        @interface UITableView : UIScrollView @property (weak) id dataSource; - (void)reloadData; - (id)dequeueReusableCellWithIdentifier:(NSString *)n forIndexPath:(NSIndexPath *)p; @end
        @interface UICollectionView : UIScrollView @end
        @interface UITableViewCell : UIView - (void)prepareForReuse; @property (readonly, strong) UILabel *textLabel, *detailTextLabel; @end
        @interface UICollectionViewCell : UIView @end
        @interface UIWindow : UIView @property (strong) UIViewController *rootViewController; - (void)makeKeyAndVisible; @end
        @interface UIScreen : NSObject + (UIScreen *)mainScreen; @property (readonly) CGRect bounds; @end
        @interface UIColor : NSObject @end
        @interface UIFont : NSObject @end
        @interface UIImage : NSObject + (UIImage *)imageNamed:(NSString *)name; @end
        @interface UIEvent : NSObject @end
        @interface UITouch : NSObject @end
        @interface UIBezierPath : NSObject @end
        typedef NS_ENUM(NSInteger, UIGestureRecognizerState) { UIGestureRecognizerStatePossible, UIGestureRecognizerStateBegan, UIGestureRecognizerStateChanged, UIGestureRecognizerStateEnded, UIGestureRecognizerStateCancelled, UIGestureRecognizerStateFailed };
        @interface UIGestureRecognizer : NSObject - (instancetype)initWithTarget:(id)t action:(SEL)a; @property (readonly) UIGestureRecognizerState state; @end
        @interface UITapGestureRecognizer : UIGestureRecognizer @end
        @interface UIPanGestureRecognizer : UIGestureRecognizer @end
        @interface UILongPressGestureRecognizer : UIGestureRecognizer @end
        @protocol UIApplicationDelegate <NSObject> @end
        typedef NS_ENUM(NSInteger, UIApplicationState) { UIApplicationStateActive, UIApplicationStateInactive, UIApplicationStateBackground };
        @interface UIApplication : UIResponder + (UIApplication *)sharedApplication; @property (assign) id delegate; @property (readonly) UIApplicationState applicationState; @property (readonly) UIWindow *keyWindow; @end
        extern NSNotificationName const UIApplicationDidBecomeActiveNotification, UIApplicationWillResignActiveNotification, UIApplicationWillEnterForegroundNotification, UIApplicationDidEnterBackgroundNotification;
        @interface UIDevice : NSObject @end
        @interface UIViewController : UIResponder @property (retain) UIView *view; @property (copy) NSString *title; - (void)viewDidLoad; - (void)viewWillAppear:(BOOL)a; - (void)viewDidAppear:(BOOL)a; - (void)viewWillDisappear:(BOOL)a; - (void)viewDidDisappear:(BOOL)a; - (void)viewDidUnload; - (void)addChildViewController:(UIViewController *)c; - (void)presentViewController:(UIViewController *)c animated:(BOOL)a completion:(void (^)(void))b; - (void)dismissViewControllerAnimated:(BOOL)a completion:(void (^)(void))b; @property NSInteger modalPresentationStyle; @property (readonly, strong) UINavigationController *navigationController; @end
        @interface UITableViewController : UIViewController @property (strong) UITableView *tableView; @end
        @interface UICollectionViewController : UIViewController @end
        @interface UINavigationController : UIViewController - (instancetype)initWithRootViewController:(UIViewController *)c; - (void)pushViewController:(UIViewController *)c animated:(BOOL)a; - (UIViewController *)popViewControllerAnimated:(BOOL)a; @property (readonly) UIView *navigationBar; @end
        @interface UITabBarController : UIViewController @property (copy) NSArray *viewControllers; @end
        @interface UIAlertController : UIViewController @end
        @interface UIAlertView : UIView - (void)show; - (void)dismissWithClickedButtonIndex:(NSInteger)index animated:(BOOL)animated; @end
        @interface UIActivityIndicatorView : UIView @end
        @interface UIProgressView : UIView @property float progress; @end
        @interface UIPageControl : UIControl @end
        @interface NSResponder : NSObject @end
        @interface NSView : NSResponder @property CGRect frame, bounds; @property (getter=isHidden) BOOL hidden; - (void)setNeedsDisplay:(BOOL)d; - (void)addSubview:(NSView *)v; @end
        @interface NSControl : NSView @property (copy) NSString *stringValue; @property double doubleValue; @property NSInteger integerValue; @property (getter=isEnabled) BOOL enabled; @end
        @interface NSButton : NSControl + (instancetype)buttonWithTitle:(NSString *)s target:(id)t action:(SEL)a; @property (copy) NSString *title; @end
        @interface NSTextField : NSControl @end
        @interface NSTextView : NSView @end
        @interface NSTableView : NSControl @end
        @interface NSOutlineView : NSTableView @end
        @interface NSImageView : NSControl @end
        @interface NSImage : NSObject @end
        @interface NSColor : NSObject @end
        @interface NSFont : NSObject @end
        @interface NSEvent : NSObject @end
        @interface NSMenu : NSObject @end
        @interface NSMenuItem : NSObject @end
        @interface NSWindow : NSResponder @property CGFloat alphaValue; @property (copy) NSString *title; @property (readonly, getter=isVisible) BOOL visible; - (void)close; @end
        @interface NSPanel : NSWindow @end
        @interface NSSavePanel : NSPanel @property (copy) NSString *prompt, *message; - (NSInteger)runModal; @end
        @interface NSOpenPanel : NSSavePanel + (NSOpenPanel *)openPanel; @property BOOL canChooseFiles, canChooseDirectories; @end
        @interface NSWindowController : NSResponder - (instancetype)initWithWindowNibName:(NSString *)n; @property (strong) NSWindow *window; - (void)windowDidLoad; @end
        @interface NSViewController : NSResponder @property (strong) NSView *view; - (void)viewDidLoad; - (void)viewWillAppear; - (void)viewDidAppear; - (void)viewWillDisappear; - (void)viewDidDisappear; @end
        @protocol NSApplicationDelegate <NSObject> @end
        @interface NSApplication : NSResponder + (NSApplication *)sharedApplication; @property (assign) id delegate; @end
        @interface NSAlert : NSObject @end
        @interface NSWorkspace : NSObject @end
        typedef NS_ENUM(NSInteger, AVPlayerTimeControlStatus) { AVPlayerTimeControlStatusPaused, AVPlayerTimeControlStatusWaitingToPlayAtSpecifiedRate, AVPlayerTimeControlStatusPlaying };
        @interface AVPlayer : NSObject @property (readonly) AVPlayerTimeControlStatus timeControlStatus; @end
        @interface AVPlayerItem : NSObject @end

        """
}
