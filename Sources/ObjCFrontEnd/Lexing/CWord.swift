/// The vocabulary of the parser for C, Objective-C and C++. The raw values are the words' numbers in every
/// `NameTable`. A trailing underscore distinguishes a case from Swift's own meaning of the word.
enum CWord: UInt32, CaseIterable {
    // Statements.
    case `if`, `else`, `for`, `while`, `do`, `switch`, `case`, `default`, `break`, `continue`, `return`, goto, `try`,
        `catch`, `throw`, asm, __asm__, __asm

    // Words that begin or qualify a type. Those from `const` to `__kindof` do not name a type.
    case const, volatile, `static`, extern, inline, register, restrict, auto, __auto_type, constexpr, constinit,
        mutable, thread_local, virtual, explicit, friend,
        typename, __const, __inline, __inline__, __volatile__, __restrict, _Atomic, __thread, _Thread_local, _Noreturn,
        NS_INLINE, CF_INLINE,
        FOUNDATION_EXPORT, FOUNDATION_EXTERN, UIKIT_EXTERN, OBJC_EXTERN, CF_EXPORT, NS_VALID_UNTIL_END_OF_SCOPE,
        __unused, IBOutlet, IBInspectable,
        __weak, __strong, __block, __unsafe_unretained, __autoreleasing, __bridge, __bridge_transfer, __bridge_retained,
        __nullable, __nonnull, _Nullable, _Nonnull,
        __null_unspecified, _Null_unspecified, nullable, nonnull, null_unspecified, null_resettable, `in`, out, `inout`,
        oneway, bycopy, byref, __kindof
    case typeof, __typeof, __typeof__, decltype
    case `struct`, union, `enum`, `class`
    case void, char, short, int, long, float, double, signed, unsigned, bool, _Bool, id, instancetype, BOOL, SEL, IMP,
        Class_, size_t, IBAction
    case typedef, `operator`, namespace, template, using, `public`, `private`, protected, package, `extension`,
        __attribute__, __declspec, __extension__, override_, final

    // Expressions.
    case self_, `super`, `nil`, Nil_, NULL, nullptr, YES, NO, `true`, `false`, TRUE, FALSE, sizeof, __alignof__,
        alignof, _Alignof, new, delete, this, __builtin_available,
        static_cast, dynamic_cast, reinterpret_cast, const_cast, va_arg, offsetof, __func__, noexcept

    // After `@`.
    case interface, implementation, end, `protocol`, optional, required, property, synthesize, dynamic, selector,
        encode, synchronized, autoreleasepool, finally, available,
        defs, compatibility_alias, `import`, weakify, strongify, unsafeify

    // Directives.
    case ifdef, ifndef, elif, elifdef, elifndef, endif, include, include_next, define

    // Attributes of properties.
    case weak, strong, copy, retain, assign, unsafe_unretained, readonly, readwrite, nonatomic, atomic, getter, setter,
        direct

    // Selectors with special treatment.
    case alloc, allocWithZone, init_, autorelease, release, dealloc, load, initialize, mainRunLoop, currentRunLoop

    // Functions that have a different name in Swift.
    case dispatch_source_create, dispatch_source_set_timer, dispatch_source_set_event_handler,
        dispatch_source_set_event_handler_f, dispatch_source_set_cancel_handler,
        dispatch_source_set_cancel_handler_f, dispatch_source_set_registration_handler,
        dispatch_source_set_registration_handler_f, dispatch_source_cancel, dispatch_source_testcancel,
        dispatch_source_cancel_and_wait, dispatch_cancel, dispatch_resume, dispatch_suspend, dispatch_activate,
        dispatch_release,
        dispatch_retain, dispatch_set_target_queue, dispatch_async, dispatch_async_f,
        dispatch_sync, dispatch_sync_f, dispatch_barrier_async, dispatch_barrier_sync, dispatch_after, dispatch_after_f,
        dispatch_group_async, dispatch_group_notify, dispatch_once,
        dispatch_get_main_queue, dispatch_get_global_queue, dispatch_get_current_queue, dispatch_queue_create,
        dispatch_queue_create_with_target, dispatch_walltime,
        dispatch_time, dispatch_apply, dispatch_once_t
    case DISPATCH_SOURCE_TYPE_TIMER, DISPATCH_TIME_FOREVER, DISPATCH_TIME_NOW, DISPATCH_TIMER_STRICT,
        DISPATCH_QUEUE_SERIAL, DISPATCH_QUEUE_CONCURRENT

    // Macros of the SDK and of GNUstep.
    case NS_SWIFT_NAME
    case ASSIGN, ASSIGNCOPY, DESTROY, RETAIN, AUTORELEASE

    /// The word's spelling.
    var spelling: String {
        let name = String(describing: self)
        return name.hasSuffix("_") && !name.hasSuffix("__") ? String(name.dropLast()) : name
    }

    /// The word with this number; `nil` for other names.
    @inline(__always)
    init?(number: UInt32) {
        guard number < CWord.count else { return nil }
        self.init(rawValue: number)
    }

    static let count = UInt32(allCases.count)

    /// Whether it is a storage or ownership word, or a macro for one: part of a declaration, but not the name
    /// of a type.
    var isQualifier: Bool { rawValue >= CWord.const.rawValue && rawValue <= CWord.__kindof.rawValue }
    /// Whether it names one of C's own types, or is `struct` or the like.
    var isBuiltinType: Bool { rawValue >= CWord.typeof.rawValue && rawValue <= CWord.IBAction.rawValue }
}
