/// A file that describes a build but is not source: an Xcode project's `project.pbxproj`, a `.xcconfig` with
/// settings, XcodeGen's `project.yml`, an Interface Builder file, an `Info.plist`, a `Podfile`. Other build systems are only detected, and
/// their files are not parsed.
package struct BuildFile: Sendable {
    /// Absolute, or relative to the same folder as the source names.
    package let path: String
    private let read: @Sendable () -> [UInt8]

    /// `bytes` is evaluated whenever the file is read, so that nobody holds the text of hundreds of files.
    package init(path: String, bytes: @autoclosure @escaping @Sendable () -> [UInt8]) {
        self.path = path
        read = bytes
    }

    /// Read again at each call.
    package var bytes: [UInt8] { read() }

    var name: String { path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path }

    /// Whether it uses patterns, scripts or rules that this tool does not parse: a podspec, a makefile, Bazel's
    /// `BUILD`.
    var isNotRead: Bool {
        name != "project.pbxproj" && name != "project.yml" && !isPodfile
            && ![".xcconfig", ".xib", ".storyboard", "designable.nib", "Info.plist"].contains(where: name.hasSuffix)
    }

    /// Makefiles build Objective-C; beside Swift they run scripts.
    var isMakefile: Bool { name.lowercased().hasSuffix("makefile") }

    var isPodfile: Bool { name == "Podfile" }

    var isPodspec: Bool { name.hasSuffix(".podspec") }

    /// The path prefixes of the sources that it may include: its folder, unless it lists them.
    var beginnings: [String] {
        (isPodspec ? Podspec(self).beginnings() : nil) ?? [path.folderOfPath.asPrefix]
    }
}

extension String {
    /// A path below a folder, with `.` and `..` removed where possible.
    package func path(below folder: String) -> String {
        let whole = hasPrefix("/") || folder.isEmpty ? self : folder + "/" + self
        if whole.isPlainPath { return whole }
        var steps: [Substring] = []
        for step in whole.split(separator: "/") where step != "." {
            if step == "..", let last = steps.last, last != ".." { steps.removeLast() } else { steps.append(step) }
        }
        return (whole.hasPrefix("/") ? "/" : "") + steps.joined(separator: "/")
    }

    /// Whether no path component is empty or begins with a period.
    private var isPlainPath: Bool {
        var startsStep = false
        for byte in utf8 {
            if startsStep, byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") { return false }
            startsStep = byte == UInt8(ascii: "/")
        }
        return !startsStep && utf8.first != UInt8(ascii: ".")
    }

    /// The folder of a path; empty for a plain file name.
    package var folderOfPath: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }

    /// A folder's path with a trailing `/`, for prefix comparison; empty for the folder that all names are
    /// relative to.
    var asPrefix: String { isEmpty || hasSuffix("/") ? self : self + "/" }
}
