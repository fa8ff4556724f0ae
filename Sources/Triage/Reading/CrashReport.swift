/// One crash, independent of the report's format.
package struct CrashReport: Sendable {
    /// Who wrote the report.
    package enum Format: String, Sendable, CaseIterable {
        case ips, crash, metrickit, swift, lldb, gdb, stack
    }

    package var format: Format
    /// The process name, without path and id.
    package var process: String?
    /// The system and its version.
    package var platform: String?
    /// As written in the report: `arm64`, `ARM-64 (Native)`, `x86_64`.
    package var architecture: String?
    /// `EXC_BREAKPOINT (SIGTRAP)`.
    package var exception: String?
    /// The messages of the system, the runtimes and libdispatch about the crash, most informative first.
    package var messages: [String] = []
    package var threads: [CrashThread] = []
    /// An index into `threads`.
    package var crashed: Int?
    /// The stack of an uncaught exception where it was thrown.
    package var exceptionFrames: [CrashFrame] = []
    package var images: [CrashImage] = []
    /// True if the report is cut off.
    package var isTruncated = false

    package init(format: Format) { self.format = format }

    /// The crashed thread: the one marked as such, else the first.
    package var crashedThread: CrashThread? {
        if let crashed, threads.indices.contains(crashed) { return threads[crashed] }
        return threads.first { $0.isCrashed } ?? threads.first
    }

    /// The frames to judge, innermost first: the exception's if it has any, else the crashed thread's.
    package var judgedFrames: [CrashFrame] {
        exceptionFrames.isEmpty ? crashedThread?.frames ?? [] : exceptionFrames
    }
}

/// One thread's stack.
package struct CrashThread: Sendable {
    package let index: Int
    /// The label of its queue, else the thread's own name.
    package var queue: String?
    package var isCrashed = false
    /// Innermost first.
    package var frames: [CrashFrame] = []

    package init(index: Int, queue: String? = nil, isCrashed: Bool = false, frames: [CrashFrame] = []) {
        self.index = index
        self.queue = queue
        self.isCrashed = isCrashed
        self.frames = frames
    }
}

/// One stack frame.
package struct CrashFrame: Sendable, Hashable {
    package let index: Int
    /// The program or library; `nil` if the report has none.
    package var image: String?
    /// As written in the report, mangled or not, without offset; `nil` if missing.
    package var symbol: String?
    /// As written in the report.
    package var file: String?
    /// From 1.
    package var line: Int?
    /// The offset in the image; `nil` if the report has none.
    package var offset: UInt64?
    /// In memory, at the crash; `nil` if the report has none.
    package var address: UInt64?
    /// Whether the report marks the frame as system code; `nil` if it does not say.
    package var isSystem: Bool?

    package init(
        index: Int, image: String? = nil, symbol: String? = nil, file: String? = nil, line: Int? = nil,
        offset: UInt64? = nil, address: UInt64? = nil, isSystem: Bool? = nil
    ) {
        self.index = index
        self.image = image
        self.symbol = symbol
        self.file = file
        self.line = line
        self.offset = offset
        self.address = address
        self.isSystem = isSystem
    }
}

/// A loaded program or library.
package struct CrashImage: Sendable {
    package let name: String
    package let path: String?
    /// Of the build, as written; `nil` if the report has none.
    package let uuid: String?
    package let architecture: String?
    /// The address at which it was loaded.
    package let load: UInt64?
}
