import TimerlintSyntax

/// Manual reference counting, under which only a release gives a reference back, and which changes what a fix of
/// Objective-C code has to write.
extension Node {
    /// Whether the node's file retains and releases by hand: there `__weak` does not compile, and `dealloc` calls
    /// `super`. Reads the whole file.
    package var usesManualReferenceCounting: Bool {
        tree.file.language == .objectiveC
            && tree.root.contains { $0.kind == .memberExpression && $0.isCountingMessage }
    }

    /// Whether ARC forbids the message. It sends `dealloc` to `super` itself.
    private var isCountingMessage: Bool {
        isNamed("release") || isNamed("retain") || isNamed("autorelease")
            || isNamed("dealloc") && firstChild?.kind == .superExpression
    }
}
