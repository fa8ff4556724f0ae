import Foundation
import Testing

@Suite("libclang as the second engine")
struct ObjectiveCEngineTests {
    private static let header = """
        #define EVERY(seconds, action) [NSTimer timerWithTimeInterval:(seconds) target:self selector:@selector(action) userInfo:nil repeats:YES]
        typedef NSTimer *Ticker;
        """

    private static let source = """
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

    private func project() throws -> Scratch {
        let folder = try Scratch()
        try folder.write(Self.header, to: "Every.h")
        try folder.write(Self.source, to: "Clock.m")
        return folder
    }

    private static let isInstalled = (try? Tool.run(["--version", "--verbose"], in: Scratch()).output.contains("not installed")) == false
    private static let mustBeThere = ProcessInfo.processInfo.environment["CI"] != nil

    @Test("sees the timer that a macro hides, where the macro is used; the scanner alone does not", .enabled(if: isInstalled || mustBeThere, "libclang is not installed"))
    func seesThroughMacros() throws {
        let folder = try project()
        let refined = try Tool.run(["lint", "--objc-engine", "libclang", "--only", "target_retained", "--format", "concise", "."], in: folder)
        #expect(refined.status == 1, "\(refined.errors)")
        #expect(refined.output.hasPrefix("Clock.m:8:17: warning:"), "\(refined.output)")
        #expect(try Tool.run(["lint", "--only", "target_retained", "."], in: folder).status == 0)
    }

    @Test("writes nothing into a macro's use", .enabled(if: isInstalled || mustBeThere, "libclang is not installed"))
    func leavesMacrosAlone() throws {
        let folder = try project()
        _ = try Tool.run(["lint", "--objc-engine", "libclang", "--unsafe-fixes", "--only", "target_retained", "."], in: folder)
        #expect(try String(contentsOf: folder.url.appendingPathComponent("Clock.m"), encoding: .utf8) == Self.source)
    }

    @Test("the machine formats name the library", .enabled(if: isInstalled || mustBeThere, "libclang is not installed"), arguments: ["json", "sarif"])
    func namesLibrary(_ format: String) throws {
        let folder = try project()
        let refined = try Tool.run(["lint", "--objc-engine", "libclang", "--format", format, "."], in: folder)
        #expect(refined.output.contains("libclang: "), "\(refined.output)")
        #expect(try !Tool.run(["lint", "--format", format, "."], in: folder).output.contains("libclang: "))
    }

    @Test("a library that is not there is one clear error")
    func refusesMissingLibrary() throws {
        let run = try Tool.run(["lint", "--objc-engine", "libclang", "--libclang", "/no/libclang.so", "."], in: project())
        #expect(run.status == 2)
        #expect(run.errors.contains("error: libclang cannot be used: /no/libclang.so"), "\(run.errors)")
        #expect(run.output.isEmpty)
    }

    @Test("a library that lacks a function is refused by the function's name", .enabled(if: FileManager.default.fileExists(atPath: "/lib/x86_64-linux-gnu/libm.so.6")))
    func refusesOtherLibrary() throws {
        let run = try Tool.run(["lint", "--objc-engine", "libclang", "--libclang", "/lib/x86_64-linux-gnu/libm.so.6", "."], in: project())
        #expect(run.status == 2)
        #expect(run.errors.contains("lacks clang_getClangVersion"), "\(run.errors)")
    }

    @Test("a folder without compile_commands.json is one clear error")
    func refusesMissingDatabase() throws {
        let run = try Tool.run(["lint", "--compile-commands", "nowhere", "."], in: project())
        #expect(run.status == 2)
        #expect(run.errors.contains("nowhere: no compile_commands.json there"), "\(run.errors)")
    }
}
