import TimerlintSemantics

/// A function of which something is asked, and how many calls lead to it: the key of an answer that is looked for only a
/// few calls deep.
struct CallQuestion: Hashable, Sendable {
    let function: FunctionID
    let depth: Int
}
