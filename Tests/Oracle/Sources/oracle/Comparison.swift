import Foundation
import SwiftParser
import SwiftSyntax

/// Compares one file's dump with swift-syntax's result for the file.
func compare(_ dump: FileDump) -> Counts {
    var counts = Counts()
    guard let data = FileManager.default.contents(atPath: dump.path) else {
        counts.differences.append("\(dump.path): cannot be read")
        return counts
    }
    let bytes = Array(data)
    bytes.withUnsafeBufferPointer { buffer in
        let tree = Parser.parse(source: buffer)
        guard !tree.hasError else {
            counts.leftOut = 1
            return
        }
        counts.files = 1
        counts.bytes = bytes.count
        counts.tokens = dump.tokens.count
        if let difference = firstDifference(between: dump.tokens, and: lexedTokens(of: buffer)) {
            counts.differences.append("\(dump.path): \(difference)")
        }
        let theirs = OperatorFacts(of: tree)
        let isCompared = { (fact: Fact) in !theirs.opaque.contains { fact.isWithin($0) } }
        let ours = dump.nodes.compactMap(\.comparable).filter(isCompared)
        counts.nodes = ours.count
        counts.differences += differences(between: ours, and: theirs.facts.compactMap(\.comparable).filter(isCompared))
            .map {
                "\(dump.path): \($0)"
            }
    }
    return counts
}
