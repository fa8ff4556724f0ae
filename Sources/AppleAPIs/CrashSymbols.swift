/// Functions in the stacks of crash reports, without a leading underscore and without suffixes such as
/// `.cold.1`.
package enum CrashSymbols {
    /// libdispatch checks here whether an object may be released. (O)
    package static let releaseChecks: Set<String> = ["dispatch_queue_xref_dispose"]

    /// libdispatch checks here whether an object is suspended. (O)
    package static let resumeChecks: Set<String> = ["dispatch_lane_resume", "dispatch_queue_resume", "dispatch_resume"]

    /// The functions that release a dispatch object. (O)
    package static let disposals: Set<String> = [
        "dispatch_queue_xref_dispose", "dispatch_xref_dispose", "dispatch_source_xref_dispose",
        "dispatch_source_dispose",
        "dispatch_dispose", "dispatch_release", "-[OS_dispatch_source _xref_dispose]",
    ]

    /// The released object is a queue, not a source. (O)
    package static let queueDisposals = ["-[OS_dispatch_queue"]

    /// Functions that access a dispatch object and therefore crash if it is nil or deallocated. (D)
    package static let objectCalls: Set<String> = [
        "dispatch_source_cancel", "dispatch_resume", "dispatch_suspend", "dispatch_activate",
    ]

    /// libdispatch calls the handler of a source. (O)
    package static let sourceCallouts: Set<String> = ["dispatch_source_latch_and_call", "dispatch_source_invoke"]

    /// A run loop fires a timer or display link; parts of names. (O)
    package static let timerCallouts = [
        "NSFireTimer", "CFRUNLOOP_IS_CALLING_OUT_TO_A_TIMER_CALLBACK_FUNCTION", "CADisplayLink", "CFRunLoopDoTimer",
    ]

    /// The runtime forwards a message that the receiver does not implement. (O)
    package static let forwarding = ["___forwarding___", "doesNotRecognizeSelector:", "_CF_forwarding_prep_0"]

    /// The Swift runtime found the target of an unowned reference deallocated. (O)
    package static let unownedFailures: Set<String> = [
        "swift_abortRetainUnowned", "swift_unownedRetainStrong", "swift_abortUnownedRetainOverflow",
    ]

    /// A message is sent to an object, or the object is retained or released. (O)
    package static let objectTouches: Set<String> = [
        "objc_msgSend", "objc_retain", "objc_release", "objc_msgSend_uncached", "objc_loadWeakRetained",
        "swift_retain", "swift_release", "swift_release_dealloc", "CF_IS_OBJC", "CFRetain", "CFRelease",
    ]

    /// A run-loop timer is invalidated, queried or added again; parts of names. (O)
    package static let timerUses = [
        "CFRunLoopTimerInvalidate", "CFRunLoopAddTimer", "CFRunLoopContainsTimer", "CFRunLoopRemoveTimer",
        "-[NSTimer invalidate]", "-[__NSCFTimer invalidate]", "-[__NSCFTimer userInfo]", "-[__NSCFTimer isValid]",
        "-[CADisplayLink invalidate]",
    ]

    /// The code does not run on the queue that it asserts. (O)
    package static let queueAssertions: Set<String> = ["dispatch_assert_queue_fail", "dispatch_assert_queue"]

    /// The Swift runtime checks the isolation of a closure; prefixes of names. (O)
    package static let isolationChecks = [
        "swift_task_checkIsolated", "swift_task_isCurrentExecutor", "swift_task_reportUnexpectedExecutor",
    ]

    /// A thread sleeps. (O)
    package static let sleeps: Set<String> = [
        "usleep", "nanosleep", "sleep", "semwait_signal", "swift_task_sleep", "swift_task_enqueueGlobalWithDelay",
        "swift_task_enqueueGlobalWithDeadline",
    ]

    /// A task sleeps; part of a name. (O)
    package static let taskSleep = "Task.sleep"

    /// Groups and semaphores, whose misuse looks much the same. (O)
    package static let groupsAndSemaphores: Set<String> = [
        "dispatch_group_leave", "dispatch_semaphore_dispose", "dispatch_semaphore_signal_slow",
        "dispatch_group_dispose",
    ]

    /// A synchronous call waits for a queue. (O)
    package static let synchronousWaits: Set<String> = ["dispatch_sync_f_slow", "DISPATCH_WAIT_FOR_QUEUE__"]

    /// A trap in the Swift runtime or in compiled Swift code; parts of names. (O)
    package static let swiftTraps = [
        "assertionFailure", "swift_runtime_on_report", "swift_unexpectedError", "fatalErrorMessage",
        "swift_dynamicCast",
    ]

    /// The functions that make those sources, and their constants in C. (D)
    package static let otherSourceMakers: Set<String> = [
        "makeReadSource", "makeWriteSource", "makeFileSystemObjectSource", "makeSignalSource", "makeProcessSource",
        "makeMachReceiveSource", "makeMachSendSource", "makeMemoryPressureSource", "makeUserDataAddSource",
        "makeUserDataOrSource", "makeUserDataReplaceSource",
    ]

    /// File extensions of source files. (D)
    package static let sourceEndings = [".swift", ".m", ".mm", ".c", ".cpp", ".h"]

    /// Prefixes of system functions, for stacks without image names. (O)
    package static let systemPrefixes = [
        "_dispatch_", "dispatch_", "swift_", "_swift_", "objc_", "_objc_", "__CF", "_CF", "CFRunLoop", "-[NS", "+[NS",
        "-[__NS", "__NS", "-[UI", "+[UI", "__UI", "_UI", "UIApplicationMain", "-[CA", "CA::", "-[OS_", "GSEvent",
        "start_wqthread",
        "_pthread", "pthread_", "__pthread", "mach_msg", "start", "NSApplicationMain", "-[_", "+[_", "___forwarding",
        "__libc_",
    ]
}

/// The system's libraries in crash reports.
package enum SystemImages {
    /// The system's folders; prefixes of paths. (D)
    package static let folders = [
        "/System/", "/usr/lib", "/lib/", "/lib64/", "/Library/Apple/", "/private/preboot", "/Library/Developer",
        "/usr/libexec",
    ]

    /// Prefixes of the names of system libraries. (O)
    package static let prefixes = [
        "com.apple.", "libdispatch", "libsystem", "libswift", "libobjc", "libc++", "libc.", "libpthread",
        "libFoundation", "libBlocksRuntime",
        "lib_FoundationICU", "ld-linux", "libm.", "libgcc", "libstdc++", "libxpc", "libCombine", "libclang_rt",
    ]

    /// System frameworks that appear in the stacks of timers. (O)
    package static let names: Set<String> = [
        "CoreFoundation", "Foundation", "UIKitCore", "UIKit", "SwiftUI", "SwiftUICore", "AppKit", "Combine",
        "GraphicsServices",
        "dyld", "dyld_sim", "CFNetwork", "QuartzCore", "HIToolbox", "Network", "AVFoundation", "AVFCore", "AVFAudio",
        "CoreBluetooth", "CoreLocation", "CoreData", "CoreMotion", "MediaToolbox", "AudioToolbox", "Security", "WebKit",
        "WebCore",
        "JavaScriptCore", "IOKit", "AttributeGraph", "FrontBoardServices", "BackBoardServices", "BoardServices",
        "RunningBoardServices",
        "CoreMedia", "CoreGraphics", "CoreImage", "CoreText", "Metal", "SpriteKit", "SceneKit", "GameKit", "StoreKit",
        "WatchKit",
        "CoreAutoLayout", "SkyLight", "linux-vdso.so.1", "XCTest", "XCTestCore", "Testing", "xctest", "Swift", "??",
        "???",
    ]

    /// Whether an image belongs to the system: decided by its path if known, otherwise by its name.
    package static func contains(name: String, path: String? = nil) -> Bool {
        if let path, !path.isEmpty, path != name {
            return folders.contains(where: path.hasPrefix) || prefixes.contains(where: name.hasPrefix)
        }
        return names.contains(name) || prefixes.contains(where: name.hasPrefix)
    }
}
