import Foundation
import Testing
import TimerlintTestSupport

/// Fixed code must compile wherever its source does: in both language modes, and through the whole compiler,
/// because some concurrency errors appear only after type checking.
@Suite("A golden that needs nothing but Linux", .slow) struct CompiledGoldenTests {
    private static let goldens = Fixture.rules.filter { fixture in
        let source = fixture.root.appendingPathComponent(fixture.paths[0])
        let golden = Fixture.golden(of: source)
        guard source.pathExtension == "swift", FileManager.default.fileExists(atPath: golden.path) else { return false }
        let text = String(decoding: Repository.bytes(of: golden), as: UTF8.self)
        return !elsewhere.contains { text.contains($0) }
    }

    /// Modules that exist only on Apple's platforms.
    private static let elsewhere = [
        "import UIKit", "import AppKit", "import Cocoa", "import SwiftUI", "import Combine", "import WatchKit",
        "import QuartzCore", "#selector", "NSTimer", "autoreleasepool",
    ]

    @Test("is there") func exist() { #expect(Self.goldens.count > 20 || RuleSelection.isNarrowed) }

    @Test("compiles in the language modes in which its fixture does", arguments: goldens)
    func compiles(fixture: Fixture) throws {
        let source = try fixture.sources()[0]
        let golden = try Data(contentsOf: Fixture.golden(of: source))
        for mode in ["5", "6"] {
            let errors = try compile(golden, mode)
            guard !errors.isEmpty else { continue }
            let before = try compile(Data(source.unmarked), mode)
            #expect(
                !before.isEmpty, "\(fixture.name) compiles with -swift-version \(mode), its golden does not:\n\(errors)"
            )
        }
    }

    /// The compiler's errors; empty if there are none.
    private func compile(_ text: Data, _ mode: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "timerlint-golden-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Golden.swift")
        try text.write(to: file)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swiftc", "-c", "-swift-version", mode, "-suppress-warnings", "-parse-as-library", "-module-name", "Golden",
            "-o", folder.appendingPathComponent("Golden.o").path, file.path,
        ]
        let output = folder.appendingPathComponent("errors")
        try Data().write(to: output)
        process.standardError = try FileHandle(forWritingTo: output)
        try process.run()
        process.waitUntilExit()
        let said = try String(contentsOf: output, encoding: .utf8)
        return process.terminationStatus == 0 ? "" : said.isEmpty ? "status \(process.terminationStatus)" : said
    }
}
