import TimerlintCLibclang

/// A loaded libclang. It stays loaded until the process ends.
package final class Libclang: @unchecked Sendable {
    /// The argument of the loader: a path, or a name that the loader resolves.
    package let path: String
    /// The library's own version string, such as `Debian clang version 14.0.6`.
    package let version: String
    let functions: LibclangFunctions

    /// Throws if the library cannot be loaded or lacks a function.
    package init(path: String) throws(LibclangError) {
        var functions = LibclangFunctions()
        if let reason = libclang_load(path, &functions) {
            throw LibclangError(path: path, reason: String(cString: reason))
        }
        self.path = path
        self.functions = functions
        version = functions.take(functions.getClangVersion())
    }
}

/// The reason why a library cannot be used.
package struct LibclangError: Error {
    package let path: String
    /// The loader's message, or the name of the missing function.
    package let reason: String
}

extension LibclangFunctions {
    /// The text of a string from the library. Disposes of the string.
    func take(_ string: ClangString) -> String {
        defer { disposeString(string) }
        return getCString(string).map { String(cString: $0) } ?? ""
    }
}
