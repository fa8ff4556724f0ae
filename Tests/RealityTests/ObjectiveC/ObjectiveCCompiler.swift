import Foundation

/// Swift's clang, with its blocks and Dispatch, and GCC's runtime for Objective-C, which `libobjc-12-dev` installs.
enum ObjectiveCCompiler {
    /// Whether the suite runs: on Linux, where CI must have the runtime.
    static var isToBeTested: Bool {
        #if os(Linux)
            return runtimeHeaders != nil && libraries != nil || ProcessInfo.processInfo.environment["CI"] != nil
        #else
            return false
        #endif
    }

    /// Compiles and links a file.
    static func command(file: String, output: String, flags: [String]) throws -> Command {
        guard let runtimeHeaders, let libraries else { throw CocoaError(.fileNoSuchFile) }
        let language = ["-fblocks", "-fobjc-exceptions", "-fexceptions", "-w", "-O0"]
        let runtime = ["-fobjc-runtime=gcc", "-fconstant-string-class=NSConstantString"]
        let places = ["-I\(libraries)", "-I\(runtimeHeaders)", "-L\(libraries)/linux", "-Wl,-rpath,\(libraries)/linux"]
        let linked = ["-ldispatch", "-lBlocksRuntime", "-lobjc"]
        return Command(
            path: "/usr/bin/env",
            arguments: ["clang"] + language + runtime + places + flags + [file, "-o", output] + linked)
    }

    /// The folder of `objc/objc.h`.
    private static let runtimeHeaders = folder(above: "include/objc/objc.h", in: ["/usr/lib/gcc"], depth: 2)
        .map { $0 + "/include" }

    /// The folder of `dispatch/dispatch.h`, beside the compiler.
    private static let libraries: String? = {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let folders = path.split(separator: ":").map { "\($0)/../lib/swift" }
        return folders.first { FileManager.default.fileExists(atPath: $0 + "/dispatch/dispatch.h") }
    }()

    /// The first folder so deep below one of these that has the file.
    private static func folder(above file: String, in folders: [String], depth: Int) -> String? {
        guard depth > 0 else { return folders.first { FileManager.default.fileExists(atPath: "\($0)/\(file)") } }
        let inner = folders.flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { "\(folder)/\($0)" }
        }
        return self.folder(above: file, in: inner, depth: depth - 1)
    }
}
