/// A range of a file that the compiler replaces by other text: a macro's expansion, or the type behind a type
/// name.
package struct Rewriting: Sendable, Hashable {
    package let range: SourceRange
    package let text: String

    package init(range: SourceRange, text: String) {
        self.range = range
        self.text = text
    }
}
