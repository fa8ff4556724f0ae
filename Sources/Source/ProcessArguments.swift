import TimerlintCProcess

/// What the process was called with, as the system has it: `execve` and file names take any bytes.
package enum ProcessArguments {
    /// C strings up to a null pointer, the command's name first. They last as long as the process.
    static var strings: UnsafePointer<UnsafeMutablePointer<CChar>?> {
        var count: Int32 = 0
        return loader_arguments(&count) ?? UnsafePointer(CommandLine.unsafeArgv)
    }

    /// The bytes of each.
    package static let bytes: [[UInt8]] = {
        let strings = Self.strings
        var found: [[UInt8]] = []
        while let next = strings[found.count] { found.append(bytes(of: UnsafePointer(next))) }
        return found
    }()

    private static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
        var length = 0
        while text[length] != 0 { length += 1 }
        return Array(UnsafeRawBufferPointer(start: text, count: length))
    }
}
