import Foundation
import Testing

@Suite("libclang as the second engine")
struct ObjectiveCEngineTests {
    private static let header = """
        #define EVERY(seconds, action) [NSTimer timerWithTimeInterval:(seconds) target:self selector:@selector(action) userInfo:nil repeats:YES]
        typedef NSTimer *Ticker;
        """

    static let source = """
        #import <UIKit/UIKit.h>
        #import "Every.h"
        @interface Clock : UIView
        @property (nonatomic, strong) Ticker ticker;
        @end
        @implementation Clock
        - (void)start {
          self.ticker = EVERY(1, tick);
          [[NSRunLoop mainRunLoop] addTimer:self.ticker forMode:NSRunLoopCommonModes];
        }
        - (void)tick { [self setNeedsDisplay]; }
        @end

        """

    /// A project whose timer is hidden by a macro.
    static func project() throws -> Scratch {
        let folder = try Scratch()
        try folder.write(header, to: "Every.h")
        try folder.write(source, to: "Clock.m")
        return folder
    }

    static let isInstalled =
        (try? Tool.run(["--version", "--verbose"], in: Scratch()).output.contains("is scanned")) == false
    static let mustBeThere = ProcessInfo.processInfo.environment["CI"] != nil

    @Test(
        "sees the timer that a macro hides, where the macro is used; the scanner alone does not",
        .enabled(if: isInstalled || mustBeThere, "libclang is not installed"))
    func seesThroughMacros() throws {
        let folder = try Self.project()
        let refined = try Tool.run(
            ["lint", "--objc-engine", "libclang", "--only", "target_retained", "--format", "concise", "."], in: folder)
        #expect(refined.status == 1, "\(refined.errors)")
        #expect(refined.output.hasPrefix("Clock.m:8:17: warning:"), "\(refined.output)")
        #expect(try Tool.run(["lint", "--only", "target_retained", "."], in: folder).status == 0)
    }

    @Test("writes nothing into a macro's use", .enabled(if: isInstalled || mustBeThere, "libclang is not installed"))
    func leavesMacrosAlone() throws {
        let folder = try Self.project()
        _ = try Tool.run(
            ["lint", "--objc-engine", "libclang", "--unsafe-fixes", "--only", "target_retained", "."], in: folder)
        #expect(try String(contentsOf: folder.url.appendingPathComponent("Clock.m"), encoding: .utf8) == Self.source)
    }

    @Test(
        "the machine formats name the library", .enabled(if: isInstalled || mustBeThere, "libclang is not installed"),
        arguments: ["json", "sarif"])
    func namesLibrary(_ format: String) throws {
        let folder = try Self.project()
        let refined = try Tool.run(["lint", "--objc-engine", "libclang", "--format", format, "."], in: folder)
        #expect(refined.output.contains("libclang: "), "\(refined.output)")
        #expect(try !Tool.run(["lint", "--format", format, "."], in: folder).output.contains("libclang: "))
    }

    @Test("a library that is not there is one clear error")
    func refusesMissingLibrary() throws {
        let run = try Tool.run(
            ["lint", "--objc-engine", "libclang", "--libclang", "/no/libclang.so", "."], in: Self.project())
        #expect(run.status == 2)
        #expect(run.errors.contains("error: libclang cannot be used: /no/libclang.so"), "\(run.errors)")
        #expect(run.output.isEmpty)
    }

    @Test(
        "a library that lacks a function is refused by the function's name",
        .enabled(if: FileManager.default.fileExists(atPath: "/lib/x86_64-linux-gnu/libm.so.6")))
    func refusesOtherLibrary() throws {
        let run = try Tool.run(
            ["lint", "--objc-engine", "libclang", "--libclang", "/lib/x86_64-linux-gnu/libm.so.6", "."],
            in: Self.project())
        #expect(run.status == 2)
        #expect(run.errors.contains("lacks clang_getClangVersion"), "\(run.errors)")
    }

    @Test(
        "options that go against each other are refused",
        arguments: [
            ["--libclang", "x"], ["--objc-engine", "scanner", "--libclang", "x"],
            ["--objc-engine", "scanner", "--compile-commands", "."],
        ])
    func refusesContradictions(_ options: [String]) throws {
        let run = try Tool.run(["lint"] + options + ["."], in: Self.project())
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("error: --"), "\(run.errors)")
    }

    @Test(
        "standard input and what is staged are read with libclang as files are",
        .enabled(if: isInstalled || mustBeThere, "libclang is not installed"))
    func readsWhatIsNoFile() throws {
        let folder = try Self.project()
        let options = ["--objc-engine", "libclang", "--only", "target_retained", "--format", "concise"]
        let input = try Tool.run(
            ["lint"] + options + ["-", "--stdin-filename", "Other.m"], in: folder,
            input: Data(Self.source.replacingOccurrences(of: "Clock", with: "Other").utf8))
        #expect(input.output.hasPrefix("Other.m:8:17: warning:"), "\(input.output)\(input.errors)")
        _ = try Tool.shell(
            "git init -q . && git add -A && git -c user.name=A -c user.email=a@b commit -qm a && echo '// later' >> Clock.m && git add Clock.m",
            in: folder)
        let staged = try Tool.run(["lint"] + options + ["--staged"], in: folder)
        #expect(
            staged.status == 0 && staged.output.isEmpty,
            "what was there before is not new: \(staged.output)\(staged.errors)")
    }

    @Test(
        "what libclang saw is still reported when fixes were applied beside it",
        .enabled(if: isInstalled || mustBeThere, "libclang is not installed"))
    func keepsFindingsAfterFixes() throws {
        let folder = try Self.project()
        try folder.write(
            Self.source.replacingOccurrences(of: "NSRunLoopCommonModes", with: "NSDefaultRunLoopMode"), to: "Clock.m")
        let run = try Tool.run(
            [
                "lint", "--objc-engine", "libclang", "--fix", "--only", "target_retained,default_run_loop_mode",
                "--format", "concise", ".",
            ], in: folder)
        #expect(
            try String(contentsOf: folder.url.appendingPathComponent("Clock.m"), encoding: .utf8).contains(
                "NSRunLoopCommonModes"), "\(run.output)\(run.errors)")
        #expect(run.status == 1 && run.output.contains("[target_retained]"), "\(run.output)\(run.errors)")
    }

    private static let databases = [
        "arguments":
            #"[{"directory": "FOLDER", "file": "Clock.m", "arguments": ["clang", "-DSECONDS=1", "-c", "Clock.m", "-o", "Clock.o"]}]"#,
        "command":
            #"[{"directory": "FOLDER", "file": "FOLDER/Clock.m", "command": "clang -D SECONDS=1 -c FOLDER/Clock.m"}]"#,
        "a relative file in another folder":
            #"[{"directory": "FOLDER/build", "file": "../Clock.m", "command": "clang -I.. -DSECONDS=1 -c ../Clock.m"}]"#,
        "what Xcode writes": #"""
        [{"directory": "FOLDER", "file": "Clock.m", "arguments": ["clang", "-x", "objective-c", "-arch", "arm64", "-arch", "x86_64", "-fmodules", "-fobjc-arc",
          "-isysroot", "/Applications/Xcode.app/None.sdk", "-miphoneos-version-min=12.0", "-DSECONDS=1", "-MMD", "-MF", "Clock.d", "-fmodules-cache-path=Cache", "-fplugin=none.so",
          "--serialize-diagnostics", "Clock.dia", "-c", "Clock.m", "-o", "Clock.o"]}]
        """#,
        "files that are not there":
            #"[{"directory": "/nowhere", "file": "None.m", "command": "clang -c None.m"}, {"directory": "FOLDER", "file": "Clock.m", "command": "clang -DSECONDS=1 -c Clock.m"}]"#,
    ]

    @Test(
        "a compilation database gives the build's own macros, however it is written, and nothing is written",
        .enabled(if: isInstalled || mustBeThere, "libclang is not installed"), arguments: databases.keys.sorted())
    func readsDatabase(_ name: String) throws {
        let folder = try Self.project()
        try folder.write(
            "#ifdef SECONDS\n" + Self.header + "\n#else\n#define EVERY(a, b) nil\ntypedef NSTimer *Ticker;\n#endif\n",
            to: "Every.h")
        try folder.write("", to: "build/empty.txt")
        try folder.write(
            Self.databases[name, default: ""].replacingOccurrences(of: "FOLDER", with: folder.url.path),
            to: "compile_commands.json")
        let before = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
        let run = try Tool.run(
            ["lint", "--compile-commands", ".", "--only", "target_retained", "--format", "concise", "."], in: folder)
        #expect(run.output.hasPrefix("Clock.m:8:17: warning:"), "\(run.output)\(run.errors)")
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted() == before)
    }

    @Test(
        "a compilation database that is malformed is one clear error",
        .enabled(if: isInstalled || mustBeThere, "libclang is not installed"), arguments: ["{", "", "[1]", "{}"])
    func refusesMalformedDatabase(_ text: String) throws {
        let folder = try Self.project()
        try folder.write(text, to: "compile_commands.json")
        let run = try Tool.run(["lint", "--compile-commands", ".", "."], in: folder)
        #expect(run.status == 2)
        #expect(
            run.errors == "error: ./compile_commands.json is not a compilation database that libclang can read\n",
            "\(run.errors)")
    }

    @Test("a folder without compile_commands.json is one clear error")
    func refusesMissingDatabase() throws {
        let run = try Tool.run(["lint", "--compile-commands", "nowhere", "."], in: Self.project())
        #expect(run.status == 2)
        #expect(run.errors.contains("nowhere: no compile_commands.json there"), "\(run.errors)")
    }
}
