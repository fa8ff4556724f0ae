/// The flags of a compile command that affect parsing. Input: the words after the compiler's name. Output:
/// those that clang needs to resolve macros and types as in the build.
///
/// This is an allowlist. A database in an untrusted tree can name plug-ins to run and files to write
/// (`-fplugin=`, `-MF`, `-fmodules-cache-path=`). Modules are not built for the same reason, so `@import`
/// yields no declarations.
struct CompilerFlags {
    private(set) var words: [String] = []
    /// Only the flags for header search and macro definitions.
    private(set) var preprocessing: [String] = []

    /// Flags with a value, either in the same word or in the next one.
    private static let valued = [
        "-D", "-U", "-I", "-F", "-isystem", "-iquote", "-idirafter", "-iframework", "-include", "-imacros", "-isysroot",
        "--sysroot", "-x",
    ]
    private static let plain = [
        "-std=", "-stdlib=", "-fblocks", "-fobjc-", "-fno-objc-", "-fms-extensions", "-fexceptions", "-fcxx-exceptions",
        "-fno-exceptions",
    ]

    init(_ words: some Collection<String>) {
        let words = Array(words)
        var index = 0
        while index < words.count {
            index += take(words[index], next: index + 1 < words.count ? words[index + 1] : nil)
        }
    }

    /// Returns the number of words consumed.
    private mutating func take(_ word: String, next: String?) -> Int {
        if word == "-arch" || word == "-target", let next {
            // Several architectures are several compilations; the first is used.
            if !self.words.contains(where: { $0.hasPrefix("--target=") }) {
                self.words.append("--target=" + (word == "-arch" ? next + "-apple-darwin" : next))
            }
            return 2
        }
        if word.hasPrefix("--target=") || word.hasPrefix("-m") && word.contains("version-min=")
            || Self.plain.contains(where: word.hasPrefix)
        {
            self.words.append(word)
            return 1
        }
        // Matches the longest flag: `-include` is not `-I`.
        guard let flag = Self.valued.filter(word.hasPrefix).max(by: { $0.count < $1.count }) else { return 1 }
        guard word != flag || next != nil else { return 1 }
        let taken = word == flag ? [word, next ?? ""] : [word]
        self.words += taken
        if flag != "-x", flag != "-isysroot", flag != "--sysroot" { preprocessing += taken }
        return taken.count
    }
}
