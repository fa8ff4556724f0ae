import TimerlintRules

/// Finds a symptom by a user's description.
enum SymptomSearch {
    /// The symptom that shares the most words with the text; `nil` if fewer than half of the text's words
    /// match.
    static func symptom(matching text: String) -> Symptom? {
        let wanted = stems(of: text)
        guard let best = nearest(to: text), score(best, wanted) * 2 >= wanted.count else { return nil }
        return best
    }

    /// The symptom that shares the most words with the text, at least one.
    static func nearest(to text: String) -> Symptom? {
        let wanted = stems(of: text)
        let scored = Symptom.allCases.map { ($0, score($0, wanted)) }
        // Among equals, prefers the first: `max` would return the last.
        let best = scored.max { $0.1 < $1.1 }?.1 ?? 0
        return best == 0 ? nil : scored.first { $0.1 == best }?.0
    }

    private static func score(_ symptom: Symptom, _ wanted: Set<String>) -> Int {
        wanted.intersection(stems(of: symptom.title + " " + symptom.words)).count
    }

    /// Word stems, so that "freezing" matches "freezes".
    private static func stems(of text: String) -> Set<String> {
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter {
            !fillers.contains(String($0))
        }
        return Set(words.map(stem))
    }

    private static func stem(_ word: Substring) -> String {
        for ending in ["ing", "es", "ed", "s", "e"] where word.count > ending.count + 2 && word.hasSuffix(ending) {
            return String(word.dropLast(ending.count))
        }
        return String(word)
    }

    /// Words that occur in every description.
    private static let fillers: Set<String> = Set(
        "a an and app after i in is it its my not of on or the timer timers to when while with".split(separator: " ")
            .map(String.init))
}

/// Finds a crash by a line of its report: the message, or a function of the crashed thread.
enum CrashSearch {
    /// Minimum length of a partial match; shorter parts are ambiguous.
    private static let shortestPart = 12

    static func crashes(matching text: String) -> [Crash] {
        let line = text.lowercased()
        return Crash.allCases.filter { crash in
            crash.marks.contains { line.contains($0) || line.count >= shortestPart && $0.hasPrefix(line) }
        }
    }
}
