import TimerlintCLibclang

/// A libclang that was found and loaded. It stays loaded until the process ends.
package final class Libclang: @unchecked Sendable {
    /// What the loader was given: a path, or a name that it looks up itself.
    package let path: String
    /// As the library tells it, such as `Debian clang version 14.0.6`.
    package let version: String
    let functions: LibclangFunctions

    /// Throws where there is no such library, or one of the functions is missing in it.
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

/// Why a library cannot be used.
package struct LibclangError: Error {
    package let path: String
    /// In the loader's words, or the missing function's name.
    package let reason: String
}

extension LibclangFunctions {
    /// The text of a string that the library gave; it is released.
    func take(_ string: ClangString) -> String {
        defer { disposeString(string) }
        return getCString(string).map { String(cString: $0) } ?? ""
    }
}
