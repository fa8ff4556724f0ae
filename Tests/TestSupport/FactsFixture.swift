import Foundation
import Testing

/// A Swift or Objective-C file whose last comments contain the expected answers of an analysis, written by hand.
package struct FactsFixture: Sendable, CustomTestStringConvertible {
    /// The analysis, after which its folder is named.
    package let analysis: String
    package let name: String
    package let source: String
    /// The expected answers, one per line.
    package let rows: [String]

    package var testDescription: String { "\(analysis)/\(name)" }

    /// Every file of `Fixtures/Facts/<analysis>`.
    package static let all: [FactsFixture] = {
        let folder = Repository.root.appendingPathComponent("Fixtures/Facts")
        return Repository.names(in: folder).flatMap { analysis in
            let files = folder.appendingPathComponent(analysis)
            return Repository.names(in: files).map { name in
                let bytes = Repository.bytes(of: files.appendingPathComponent(name))
                return FactsFixture(analysis: analysis, name: name, source: String(decoding: bytes, as: UTF8.self))
            }
        }
    }()

    private init(analysis: String, name: String, source: String) {
        self.analysis = analysis
        self.name = name
        self.source = source
        rows = source.split(separator: "\n").drop { $0 != "// \(analysis)" }.dropFirst().map { String($0.dropFirst(3)) }
    }
}
