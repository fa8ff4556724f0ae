import TimerlintDiagnostics
import TimerlintRules

/// All pages, found by name or by what somebody saw. Input: words; output: pages as text.
package enum Guide {
    /// The topics and rules that can be asked for by name.
    package static var names: [String] { Topic.all.map(\.name) + Catalogue.rules.map(\.id) }

    /// What the words name: a rule, a topic, a crash's message or function, or a symptom; `nil` where they name
    /// nothing.
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

    /// The topic that speaks of an API which nothing else is about: `dispatch_source_cancel`.
    private static func topic(mentioning words: String) -> Topic? {
        guard words.count >= shortestName else { return nil }
        return Topic.all.first { $0.body.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains(words[...]) }
    }

    /// Shorter words stand in many topics by chance.
    private static let shortestName = 12

    /// What the words may have meant, for a message.
    package static func nearest(to words: String) -> String? {
        nearestName(to: words, among: names) ?? SymptomSearch.nearest(to: words)?.title
    }

    /// Everything on one Markdown page: an index by symptom, the topics, the rules.
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
