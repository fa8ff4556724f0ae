import Foundation
import Testing
import TimerlintTestSupport
import TimerlintTimers

/// Each file of Fixtures/Facts/<analysis> shows one situation and ends with its expected answers, written by
/// hand.
@Suite("What an analysis finds out")
struct FactsFixtureTests {
    @Test("is what its fixture says", arguments: FactsFixture.all)
    func answersAsExpected(_ fixture: FactsFixture) throws {
        let analysis = try #require(DumpedAnalysis(rawValue: fixture.analysis))
        let rows = dumpedRows(of: analysis, facts(["A.swift": fixture.source]))
        #expect(rows == fixture.rows, "\(fixture.name)\n\(rows.joined(separator: "\n"))")
        #expect(!fixture.rows.isEmpty)
    }

    @Test("has a fixture", arguments: DumpedAnalysis.allCases)
    func isShown(_ analysis: DumpedAnalysis) {
        #expect(FactsFixture.all.contains { $0.analysis == analysis.rawValue })
    }
}

/// A Swift file whose last comments contain the expected answers of an analysis.
struct FactsFixture: Sendable, CustomTestStringConvertible {
    let analysis: String
    let name: String
    let source: String
    let rows: [String]

    var testDescription: String { "\(analysis)/\(name)" }

    static let all: [FactsFixture] = {
        let folder = Repository.root.appendingPathComponent("Fixtures/Facts")
        return Repository.names(in: folder).flatMap { analysis in
            let files = folder.appendingPathComponent(analysis)
            return Repository.names(in: files).compactMap { name in
                (try? String(contentsOf: files.appendingPathComponent(name), encoding: .utf8)).map {
                    FactsFixture(analysis: analysis, name: name, source: $0)
                }
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
