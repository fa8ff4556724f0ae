import Foundation
import Testing

/// A libclang with one faulty function. All others are forwarded to the real library, which it links.
private struct BrokenLibclang {
    let path: String
    private let folder: Scratch

    /// `body` is the C implementation of the function; `path` is the path of the parsed file, if there is one.
    init(_ function: Function, _ body: String) throws {
        folder = try Scratch()
        let real =
            try Tool.run(["--version", "--verbose"], in: Scratch(), environment: Self.environment).output.split(
                separator: "("
            ).last?.dropLast(2) ?? ""
        let source = """
            #define _GNU_SOURCE
            #include <dlfcn.h>
            #include <signal.h>
            #include <stdio.h>
            #include <stdlib.h>
            #include <string.h>
            #include <unistd.h>
            static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }
            static int names(const char *path, const char *part) { return strstr(path, part) != 0; }
            \(function.rawValue)
            """.replacingOccurrences(of: "BODY", with: body)
        try folder.write(source, to: "broken.c")
        path = folder.url.appendingPathComponent("libbroken.so").path
        let build = try Tool.shell(
            "clang -w -shared -fPIC broken.c -o libbroken.so -Wl,--no-as-needed '\(real)' -Wl,-rpath,'\(URL(fileURLWithPath: String(real)).deletingLastPathComponent().path)'",
            in: folder,
            environment: Self.environment)
        try #require(build.status == 0, "\(build.errors)")
    }

    enum Function: String {
        case load = "__attribute__((constructor)) static void load(void) { BODY }"
        case parse = """
            int clang_parseTranslationUnit2(void *i, const char *path, const char *const *a, int n, void *f, unsigned m, unsigned o, void **unit) {
              BODY
              return ((int (*)(void *, const char *, const char *const *, int, void *, unsigned, unsigned, void **))next("clang_parseTranslationUnit2"))(i, path, a, n, f, m, o, unit);
            }
            """
    }

    static let environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]

    /// Interposing a library works this way only with the GNU linker's options.
    static let canBeBuilt: Bool = {
        #if canImport(Darwin)
            false
        #else
            ObjectiveCEngineTests.isInstalled || ObjectiveCEngineTests.mustBeThere
        #endif
    }()
}

@Suite("A libclang that is broken", .enabled(if: BrokenLibclang.canBeBuilt, "libclang is not installed"))
struct BrokenLibclangTests {
    private func lint(
        _ folder: Scratch, _ library: BrokenLibclang, _ options: [String] = ["--objc-engine", "libclang"],
        fault: String = ""
    ) throws -> Tool.Run {
        try Tool.run(
            ["lint", "--libclang", library.path, "--only", "target_retained", "--format", "concise", "--quiet"]
                + options + ["."],
            in: folder, environment: Self.deadline(fault))
    }

    /// If the deadline ends the process, it is short, but long enough for a busy machine to parse the other
    /// file; otherwise it is long enough to reach the fault first.
    private static func deadline(_ fault: String) -> [String: String] {
        ["TIMERLINT_LIBCLANG_DEADLINE": fault == "took too long" ? "40" : "120"]
    }

    /// The built-in parser sees only the timer of `Plain.m`, libclang also that of `Clock.m`.
    private func project() throws -> Scratch {
        let folder = try ObjectiveCEngineTests.project()
        let plain = ObjectiveCEngineTests.source.replacingOccurrences(
            of: "EVERY(1, tick)",
            with: "[NSTimer timerWithTimeInterval:1 target:self selector:@selector(tick) userInfo:nil repeats:YES]")
        try folder.write(plain.replacingOccurrences(of: "Clock", with: "Plain"), to: "Plain.m")
        return folder
    }

    @Test(
        "is given up for the file at which it fails, which is scanned; the others are read by it",
        arguments: [
            ("abort();", "crashed (signal 6)"), ("*(volatile int *)0 = 1;", "crashed (signal 11)"),
            ("for (;;) pause();", "took too long"), ("for (;;) ;", "took too long"),
            ("for (;;) if (!malloc(1 << 28)) abort();", "crashed (signal 6)"), ("exit(0);", "failed"),
            ("puts(\"7 3 2\"); exit(0);", "failed"), ("return 1;", "failed"),
        ])
    func fallsBack(_ body: String, _ fault: String) throws {
        let folder = try project()
        let library = try BrokenLibclang(.parse, "if (names(path, \"Plain.m\")) { \(body) }")
        let run = try lint(folder, library, fault: fault)
        #expect(
            run.lines.map { $0.prefix { $0 != " " } } == ["Clock.m:8:17:", "Plain.m:8:17:"],
            "\(run.output)\(run.errors)")
        #expect(run.status == 1)
        let warned = try Tool.run(
            ["lint", "--libclang", library.path, "--objc-engine", "libclang", "--only", "target_retained", "."],
            in: folder,
            environment: Self.deadline(fault))
        #expect(
            warned.errors.contains("warning: Plain.m: libclang \(fault) on it; scanned instead\n"), "\(warned.errors)")
    }

    @Test("that fails at many files is said once, with the first of them")
    func saysOnce() throws {
        let folder = try project()
        for name in ["A", "B", "C"] {
            try folder.write(
                ObjectiveCEngineTests.source.replacingOccurrences(of: "Clock", with: name), to: "\(name).m")
        }
        let library = try BrokenLibclang(.parse, "if (!names(path, \"C.m\")) abort();")
        let run = try Tool.run(
            ["lint", "--libclang", library.path, "--objc-engine", "libclang", "--only", "target_retained", "."],
            in: folder)
        let warnings = run.errors.split(separator: "\n").filter { $0.contains("libclang") }
        #expect(
            warnings == [
                "warning: libclang could not read 4 of 5 files, which were scanned instead: it crashed (signal 6) on A.m, crashed (signal 6) on B.m, crashed (signal 6) on Clock.m and 1 more"
            ], "\(run.errors)")
    }

    @Test(
        "that cannot even be loaded ends a run that asks for it with one clear error",
        arguments: [("abort();", "crashed (signal 6)"), ("for (;;) pause();", "took too long")])
    func isRefused(_ body: String, _ fault: String) throws {
        let folder = try project()
        let run = try lint(folder, try BrokenLibclang(.load, body), fault: fault)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(
            run.errors.hasPrefix("error: libclang cannot be used: ")
                && run.errors.hasSuffix("libbroken.so: \(fault) when it was loaded\n"), "\(run.errors)")
    }

    @Test("that was not asked for by name is said, and Objective-C is scanned")
    func isSaid() throws {
        let folder = try project()
        try folder.write("[]", to: "compile_commands.json")
        let library = try BrokenLibclang(.load, "abort();")
        let run = try Tool.run(
            ["lint", "--compile-commands", ".", "--only", "target_retained", "--format", "concise", "."], in: folder,
            environment: ["TIMERLINT_LIBCLANG": library.path])
        #expect(run.status == 1)
        #expect(run.lines.count == 1 && run.output.hasPrefix("Plain.m:8:17:"), "\(run.output)")
        #expect(
            run.errors.hasPrefix(
                "warning: --compile-commands is not used, and Objective-C is scanned: libclang cannot be used: "),
            "\(run.errors)")
    }
}
