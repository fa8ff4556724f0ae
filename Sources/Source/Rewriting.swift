/// A piece of a file that its compiler reads as other text: a macro's use as what it stands for, the name of a type as
/// the type itself.
package struct Rewriting: Sendable, Hashable {
    package let range: SourceRange
    package let text: String

    package init(range: SourceRange, text: String) {
        self.range = range
        self.text = text
    }
}
