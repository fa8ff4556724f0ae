import TimerlintCProcess

/// The arguments of the process as raw bytes: `execve` and file names accept any bytes.
package enum ProcessArguments {
    /// C strings up to a null pointer, the command's name first. Valid for the process's lifetime.
    static var strings: UnsafePointer<UnsafeMutablePointer<CChar>?> {
        var count: Int32 = 0
        return loader_arguments(&count) ?? UnsafePointer(CommandLine.unsafeArgv)
    }

    /// The bytes of each argument, the command's name first.
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
