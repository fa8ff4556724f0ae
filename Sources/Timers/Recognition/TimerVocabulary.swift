import TimerlintAppleAPIs
import TimerlintAnalyses
import TimerlintSource

/// The words without which a file makes no timer, waits for none and ends no program's run loop. A file that has none
/// of them matters only through the names of what it declares or uses.
package struct TimerVocabulary: Sendable {
    private let search: SpellingSearch

    package init(_ premises: Premises = Premises()) {
        search = SpellingSearch(TimerAPI.spellings + premises.wrapperTypes)
    }

    package func occurs(in file: SourceFile) -> Bool { search.occurs(in: file.bytes) }
}
