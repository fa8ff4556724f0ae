/// One crash as its report tells it, whatever format that has.
package struct CrashReport: Sendable {
    package enum Format: String, Sendable, CaseIterable {
        case ips, crash, metrickit, swift, lldb, gdb, stack
    }

    package var format: Format
    /// The name of the process, without path and number.
    package var process: String?
    /// The system and its version.
    package var platform: String?
    /// As the report has it: `arm64`, `ARM-64 (Native)`, `x86_64`.
    package var architecture: String?
    /// `EXC_BREAKPOINT (SIGTRAP)`.
    package var exception: String?
    /// What the system, the runtimes and libdispatch said of the end, most telling first.
    package var messages: [String] = []
    package var threads: [CrashThread] = []
    /// An index into `threads`.
    package var crashed: Int?
    /// Where an exception was thrown that nobody caught.
    package var exceptionFrames: [CrashFrame] = []
    package var images: [CrashImage] = []
    /// The report breaks off before its end.
    package var isTruncated = false

    package init(format: Format) { self.format = format }

    /// The thread that died: the marked one, else the first.
    package var crashedThread: CrashThread? {
        if let crashed, threads.indices.contains(crashed) { return threads[crashed] }
        return threads.first { $0.isCrashed } ?? threads.first
    }

    /// The frames to judge, innermost first: those of the exception, else of the thread that died.
    package var judgedFrames: [CrashFrame] {
        exceptionFrames.isEmpty ? crashedThread?.frames ?? [] : exceptionFrames
    }
}

/// One thread's stack.
package struct CrashThread: Sendable {
    package let index: Int
    /// The label of the queue that it works for, else its own name.
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

/// One call on a stack.
package struct CrashFrame: Sendable, Hashable {
    package let index: Int
    package var image: String?
    /// As the report has it, mangled or not, without offset; `nil` where it has none.
    package var symbol: String?
    /// As the report has it.
    package var file: String?
    /// From 1.
    package var line: Int?
    /// In the image; `nil` where the report gives none.
    package var offset: UInt64?
    package var address: UInt64?
    /// The report itself says that the frame is no code of the app's author; `nil` where it says nothing.
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

/// A program or library that the process had loaded.
package struct CrashImage: Sendable {
    package let name: String
    package let path: String?
    package let uuid: String?
    package let architecture: String?
    package let load: UInt64?
}
