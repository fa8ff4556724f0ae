import TimerlintDiagnostics
import TimerlintLinting
import TimerlintSemantics
import TimerlintSource
import TimerlintTestSupport
import TimerlintTimers

/// A fixture, and which of its results the tests compare.
enum TestCase {
    /// A fixture with marks, linted as in MarkedFixtureTests.
    case marked(Fixture)
    /// A fixture with the answers of an analysis, as in FactsFixtureTests.
    case facts(FactsFixture)

    static func all() throws -> [TestCase] { Fixture.all.map(marked) + FactsFixture.all.map(facts) }

    var name: String {
        switch self {
        case .marked(let fixture): fixture.name
        case .facts(let fixture): "Facts/\(fixture.testDescription)"
        }
    }

    /// - Throws: if the fixture cannot be read.
    func answer() throws -> Answer {
        switch self {
        case .marked(let fixture): try Answer(to: fixture)
        case .facts(let fixture): Answer(to: fixture)
        }
    }
}

/// How an answer differs from another one, in ascending order.
enum Difference: Comparable {
    case none
    /// Visible to a reader of the findings, but to no fixture test: a wording that is not listed, a trace, a suggestion.
    case seen
    /// A fixture test fails.
    case tested
}

/// What the linter reports for a fixture.
struct Answer {
    /// What a test reports; empty for the original.
    private(set) var complaints: [String] = []
    /// The fixes that GoldenFixtureTests applies.
    private var fixes: [String] = []
    /// Everything that a report contains about the findings.
    private var findings: [String] = []
    fileprivate private(set) var wordings: [Wording] = []

    init(to fixture: Fixture) throws {
        let sources = try fixture.sources()
        let selection = try RuleSelection(for: fixture)
        let found = selection.linter.lint(sources.map(\.file)).findings
        for source in sources {
            let own = found.filter { $0.location.file.path == source.path }
            complaints += mismatches(marks: selection.due(source.marks), findings: own).map(\.description)
        }
        findings = found.map(\.description)
        wordings = found.flatMap(\.wordings)
        fixes = found.filter { $0.rule == fixture.rule && $0.fix.map { $0.safety != .suggestion } ?? false }
            .flatMap { $0.fix?.changes ?? [] }.flatMap(\.edits).map { "\($0)" }
    }

    init(to fixture: FactsFixture) {
        let language = Language(path: fixture.name) ?? .swift
        let file = SourceFile(path: fixture.name, language: language, bytes: Array(fixture.source.utf8))
        // Trees can be deep, and the stack of a worker is large enough for them.
        let rows = concurrentMap([file], jobs: 1) { file in
            let facts = ProjectFacts(Project(files: [collectDeclarations(parseSource(file))]))
            return DumpedAnalysis(rawValue: fixture.analysis).map { dumpedRows(of: $0, facts) } ?? []
        }[0]
        if rows != fixture.rows { complaints = ["gives \(rows)"] }
    }

    /// - Parameter list: made only where it is needed.
    func difference(from original: Answer, listing list: () throws -> ListedWordings) rethrows -> Difference {
        if complaints != original.complaints || fixes != original.fixes { return .tested }
        if findings == original.findings { return .none }
        return try list().changes(replacing: original, by: self) ? .tested : .seen
    }
}

/// What the wordings of all fixtures are, as CatalogueTests compares them: an example of each form.
struct ListedWordings {
    private var counts: [Wording.Form: [String: Int]] = [:]

    init(of answers: some Sequence<Answer>) { for answer in answers { count(answer, 1) } }

    private mutating func count(_ answer: Answer, _ number: Int) {
        for wording in answer.wordings { counts[wording.form, default: [:]][wording.text, default: 0] += number }
    }

    /// Whether the list is another one if a fixture's answer is.
    func changes(replacing original: Answer, by answer: Answer) -> Bool {
        var others = self
        others.count(original, -1)
        others.count(answer, 1)
        let forms = Set((original.wordings + answer.wordings).map(\.form))
        return forms.contains { example(of: $0) != others.example(of: $0) }
    }

    private func example(of form: Wording.Form) -> String? {
        Wording.example(of: counts[form, default: [:]].filter { $0.value > 0 }.keys)
    }
}

extension Finding {
    fileprivate var description: String {
        let steps = trace.map { "\($0.location.place) \($0.message) \($0.state ?? "")" }
        let edits = fix.map { "\($0.title) \($0.safety) \($0.changes.map { "\($0.file.path) \($0.edits)" })" } ?? ""
        return
            "\(rule) \(severity) \(confidence) \(location.place) \(message) \(steps) \(outcome?.label ?? "") \(edits)"
    }
}

extension Location {
    fileprivate var place: String { "\(file.path):\(range.start)-\(range.end)" }
}
