import TimerlintDiagnostics
import TimerlintRules

/// All pages, searchable by name or symptom. Input: words. Output: pages as text.
package enum Guide {
    /// The names of all topics and rules.
    package static var names: [String] { Topic.all.map(\.name) + Catalogue.rules.map(\.id) }

    /// The page for a rule, a topic, a crash message or function, or a symptom; `nil` if nothing matches.
    package static func page(about words: String, width: Int) -> String? {
        if let rule = Catalogue.rules.first(where: { $0.id == words || $0.id == words.replacing(" ", with: "_") }) {
            return RulePage(rule).text(width: width)
        }
        if let topic = Topic.all.first(where: { $0.name == words }) { return topic.text(width: width) }
        let crashes = CrashSearch.crashes(matching: words)
        if !crashes.isEmpty { return crashes.map { CrashPage($0).text(width: width) }.joined(separator: "\n") }
        if let symptom = SymptomSearch.symptom(matching: words) { return SymptomPage(symptom).text(width: width) }
        return topic(mentioning: words)?.text(width: width)
    }

    /// The topic that mentions an API without a page of its own: `dispatch_source_cancel`.
    private static func topic(mentioning words: String) -> Topic? {
        guard words.count >= shortestName else { return nil }
        return Topic.all.first { $0.body.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains(words[...]) }
    }

    /// Shorter words occur in many topics by chance.
    private static let shortestName = 12

    /// The nearest name or symptom, for a message.
    package static func nearest(to words: String) -> String? {
        nearestName(to: words, among: names) ?? SymptomSearch.nearest(to: words)?.title
    }

    /// The whole guide as one Markdown page: an index by symptom, the topics, the rules.
    package static var markdown: String {
        let index = Symptom.allCases.map { SymptomPage($0).markdown }
        let rules = Catalogue.rules.map { RulePage($0).markdown }
        let chapters = ["## By symptom"] + index + ["## Topics"] + Topic.all.map(\.markdown) + ["## Rules"] + rules
        return "# Timers that freeze, leak, crash, race or never fire\n\n\(preface)\n\n"
            + chapters.joined(separator: "\n")
    }

    private static let preface = """
        What timerlint \(Release.version) knows, written by `timerlint rules --format markdown`. What libdispatch and the \
        Swift runtime do was measured on Linux, where the same sources run; what UIKit, AppKit and SwiftUI do is as Apple \
        documents it. `timerlint explain RULE` shows a page in the terminal.
        """
}
