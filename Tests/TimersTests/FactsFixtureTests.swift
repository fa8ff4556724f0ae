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
        let rows = dumpedRows(of: analysis, facts([fixture.name: fixture.source]))
        #expect(rows == fixture.rows, "\(fixture.name)\n\(rows.joined(separator: "\n"))")
        #expect(!fixture.rows.isEmpty)
    }

    @Test("has a fixture", arguments: DumpedAnalysis.allCases)
    func isShown(_ analysis: DumpedAnalysis) {
        #expect(FactsFixture.all.contains { $0.analysis == analysis.rawValue })
    }
}
