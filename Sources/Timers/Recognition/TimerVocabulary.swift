import TimerlintAppleAPIs
import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSource

/// The spellings without which a file neither creates a timer nor waits for one nor ends a program's run loop.
/// A file without any of them matters only for the names that it declares or uses.
package struct TimerVocabulary: Sendable {
    private let search: SpellingSearch

    package init(_ premises: Premises = Premises()) {
        search = SpellingSearch(TimerAPI.spellings + premises.wrapperTypes)
    }

    package func occurs(in file: SourceFile) -> Bool { search.occurs(in: file.bytes) }
}
