import Foundation
import TimerlintObjCFrontEnd
import TimerlintSource
import TimerlintSwiftFrontEnd
import TimerlintSyntax

/// Runs libFuzzer, with its arguments, over the scanner that the environment variable SCANNER names: swift or objectiveC.
/// (libFuzzer starts itself again with the same arguments where it merges corpora.)
///
/// Whatever the bytes are, scanning ends, without a trap, in a tree whose nodes lie inside the file; those of Swift also
/// lie inside their parents (Objective-C is lowered, which moves parts of expressions).
@main struct Scanners {
    static func main() {
        let name = ProcessInfo.processInfo.environment["SCANNER"] ?? ""
        guard let scan = ["swift": scanSwift, "objectiveC": scanObjectiveC][name] else {
            fatalError("usage: SCANNER=swift|objectiveC Scanners [argument of libFuzzer]...")
        }
        var count = CommandLine.argc
        var arguments = CommandLine.unsafeArgv
        _ = runLibFuzzer(&count, &arguments, scan)
    }
}

/// The entry point of libFuzzer for programs with their own `main`.
@_silgen_name("LLVMFuzzerRunDriver")
private func runLibFuzzer(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ test: Scan
) -> CInt

private typealias Scan = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

private let scanSwift: Scan = { bytes, count in
    check(parseSwift(SourceFile(path: "A.swift", language: .swift, bytes: copy(bytes, count))), isNested: true)
}

private let scanObjectiveC: Scan = { bytes, count in
    check(parseObjectiveC(SourceFile(path: "A.m", language: .objectiveC, bytes: copy(bytes, count))), isNested: false)
}

private func copy(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: bytes, count: count))
}

/// Traps where a node leaves its file or, if they are nested, its parent. Always 0, which libFuzzer asks for.
private func check(_ tree: SyntaxTree, isNested: Bool) -> CInt {
    for index in tree.nodes.indices {
        let node = Node(tree: tree, id: NodeID(index))
        precondition(node.range.start <= node.range.end && Int(node.range.end) <= tree.file.bytes.count)
        if isNested, let parent = node.parent { precondition(parent.range.contains(node.range)) }
    }
    return 0
}
