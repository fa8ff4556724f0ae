import Foundation
import TimerlintClangEngine

/// libclang with the linter's stub header in place of Apple's.
struct ObjectiveCTypeChecker {
    static let library = try? LibclangSearch(named: nil) { ProcessInfo.processInfo.environment[$0] }.library()
    static var isToBeTested: Bool { library != nil || ProcessInfo.processInfo.environment["CI"] != nil }

    enum Memory: String {
        case automatic = "-fobjc-arc"
        case manual = "-fno-objc-arc"
    }

    let library: Libclang

    /// The messages of the errors in a text, without their places; empty if it compiles.
    func errors(in text: [UInt8], memory: Memory) -> Set<String> {
        let path = "/fixture.m"
        let unit = TranslationUnit(
            library: library, path: path, arguments: Self.arguments + [memory.rawValue],
            unsaved: [
                TranslationUnit.UnsavedFile(path: path, bytes: Self.withoutImports(text)),
                TranslationUnit.UnsavedFile(path: StubHeader.path, bytes: Array(StubHeader.text.utf8)),
            ])
        return unit.map { Set($0.errors.map(\.message)) } ?? ["clang returns no translation unit"]
    }

    private static let arguments = [
        "-fsyntax-only", "-fblocks", "-fobjc-runtime=ios-16.0", "-ferror-limit=0", "-target", "arm64-apple-ios16.0",
        "-nostdinc", "-nobuiltininc", "-fno-builtin", "-Wno-everything", "-fno-spell-checking",
        "-include", StubHeader.path, "-x", "objective-c",
    ]

    /// A header that is not found ends the reading of a file.
    private static func withoutImports(_ text: [UInt8]) -> [UInt8] {
        let lines = String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        return Array(lines.map { $0.hasPrefix("#import") ? "" : $0 }.joined(separator: "\n").utf8)
    }
}
