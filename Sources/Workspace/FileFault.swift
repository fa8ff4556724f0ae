/// A requested file that could not be read, with the reason.
package struct FileFault: Error, Sendable {
    package enum Reason: Sendable, Hashable {
        /// The path does not exist, or vanished during the run.
        case missing
        case system(SystemError)
        /// A pipe, a socket or a device, which is never opened.
        case notRegular
        /// Larger than `SourceReader.sizeLimit`.
        case tooLarge
        /// A NUL byte and invalid UTF-8 near the start.
        case binary
        /// A byte-order mark of UTF-16.
        case utf16
        /// Named explicitly, but in a language that is not linted.
        case otherLanguage
    }

    /// The reported path.
    package let path: String
    package let reason: Reason

    package init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }

    /// The problem and its solution, in one line.
    package var message: String {
        switch reason {
        case .missing: "no such file or folder"
        case .system(let error): "cannot be read: \(error.message)"
        case .notRegular:
            "not a regular file; to lint what a program prints, use '-' with --stdin-filename"
        case .tooLarge: "larger than 1 GiB; exclude it"
        case .binary: "a binary file, not source text; exclude it or give it another name"
        case .utf16: "UTF-16 text, which compilers do not read either; convert it to UTF-8 (iconv -f UTF-16 -t UTF-8)"
        case .otherLanguage: "not a Swift, Objective-C or C file (.swift, .m, .mm, .h, .c)"
        }
    }
}

/// A file that was skipped deliberately, with the reason.
package struct SkippedFile: Sendable {
    package enum Reason: Sendable, Hashable {
        /// By a pattern: `by default`, or the path and line of a configuration or `.gitignore`.
        case excluded(String)
        /// No pattern of `include` matches it.
        case notIncluded
        case symbolicLink
        /// `._name`, which macOS creates on other file systems.
        case appleDouble
        case notRegular
        case binary
        case utf16
        case generated

        /// For lists of skipped files.
        package var label: String {
            switch self {
            case .excluded: "excluded"
            case .notIncluded: "not included"
            case .symbolicLink: "symbolic link"
            case .appleDouble: "AppleDouble"
            case .notRegular: "not a regular file"
            case .binary: "binary"
            case .utf16: "UTF-16"
            case .generated: "generated"
            }
        }
    }

    package let path: Path
    package let isFolder: Bool
    package let reason: Reason

    package init(path: Path, isFolder: Bool = false, reason: Reason) {
        self.path = path
        self.isFolder = isFolder
        self.reason = reason
    }
}
