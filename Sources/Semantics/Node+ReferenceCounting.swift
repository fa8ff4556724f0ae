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

    /// Whether nothing in the node's file is released but by a call: C has no ARC, and Objective-C has none where
    /// ARC's compiler would stop, whichever branch of `#if` it takes. Reads the whole file.
    package var releasesOnlyByHand: Bool {
        tree.file.path.hasSuffix(".c")
            || tree.file.language == .objectiveC
                && tree.root.contains { node in
                    node.kind == .memberExpression && node.isCountingMessage
                        && !node.selfAndAncestors.contains { $0.kind == .ifConfigClause }
                }
    }

    /// Whether ARC forbids the message. It sends `dealloc` to `super` itself.
    private var isCountingMessage: Bool {
        isNamed("release") || isNamed("retain") || isNamed("autorelease")
            || isNamed("dealloc") && firstChild?.kind == .superExpression
    }
}
