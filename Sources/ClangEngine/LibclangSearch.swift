#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Searches for libclang. Input: the user's choice and the environment. Output: the first library that loads.
package struct LibclangSearch {
    /// The user's choice; if given, no other library is tried.
    package let named: String?
    package let environment: (String) -> String?

    package init(named: String?, environment: @escaping (String) -> String?) {
        self.named = named
        self.environment = environment
    }

    /// Throws if the chosen library cannot be used or, without a choice, if no library can. Calls `trying`
    /// before loading each library, because a broken one may end the process.
    package func library(trying: (String) -> Void = { _ in }) throws(LibclangError) -> Libclang {
        if let path = named ?? environment("TIMERLINT_LIBCLANG") {
            trying(path)
            return try Libclang(path: path)
        }
        for candidate in candidates {
            // The loader resolves names without a folder itself.
            guard !candidate.contains("/") || access(candidate, R_OK) == 0 else { continue }
            trying(candidate)
            if let library = try? Libclang(path: candidate) { return library }
        }
        throw LibclangError(path: "libclang", reason: "not found; --libclang PATH says where it is")
    }

    /// Next to the compilers on PATH, in Apple's and Homebrew's tools, then in the standard folders of the
    /// loader and of LLVM's packages.
    private var candidates: [String] {
        let file = Self.fileName
        let apple = [
            "/Applications/Xcode.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr/lib",
            "/Library/Developer/CommandLineTools/usr/lib",
            "/opt/homebrew/opt/llvm/lib", "/usr/local/opt/llvm/lib",
        ].map { $0 + "/" + file }
        let versions = (14...21).reversed()
        let llvm =
            versions.map { "/usr/lib/llvm-\($0)/lib/\(file)" } + versions.map { "/usr/lib/llvm-\($0)/lib/\(file).1" }
        return besideCompilers + apple + [file, file + ".1"] + versions.map { "libclang-\($0).so.1" } + llvm
    }

    private var besideCompilers: [String] {
        let folders = (environment("PATH") ?? "").split(separator: ":")
        return folders.flatMap { folder in
            ["swift", "clang"].compactMap { program in
                guard let place = realpath("\(folder)/\(program)", nil) else { return nil }
                defer { free(place) }
                let parts = String(cString: place).split(separator: "/").dropLast(2)
                return "/" + parts.joined(separator: "/") + "/lib/" + Self.fileName
            }
        }
    }

    private static var fileName: String {
        #if canImport(Darwin)
            "libclang.dylib"
        #else
            "libclang.so"
        #endif
    }
}
