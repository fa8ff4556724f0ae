import TimerlintObjCFrontEnd
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// The parser's view of one file.
struct ScannerView {
    let log: ScanLog
    private let model: FileModel
    /// Nodes that use a name or `self`, by their start offset.
    private var uses: [Int: [Node]] = [:]

    init(_ file: SourceFile) {
        let (log, tree) = ScanLog.reading(file)
        self.log = log
        model = collectDeclarations(tree)
        var pending = [tree.root]
        while let node = pending.popLast() {
            pending += node.children
            switch node.kind {
            case .nameExpression, .selfExpression: uses[Int(node.range.start), default: []].append(node)
            default: break
            }
        }
    }

    /// Whether the use is in the closure at the block's caret and refers to the same variable.
    func agrees(_ capture: ClangView.Capture) -> Bool {
        (uses[capture.use] ?? []).contains { node in
            guard closures(around: node).contains(capture.block) else { return false }
            if capture.name == "self" { return node.kind == .selfExpression }
            guard node.name == capture.name, let declaration = capture.declaration, let local = model.local(node.id)
            else { return false }
            let range = model.node(model.variables[local].node).range
            return Int(range.start) <= declaration && declaration < Int(range.end)
        }
    }

    private func closures(around node: Node) -> [Int] {
        node.selfAndAncestors.filter { $0.kind == .closureExpression }.map { Int($0.range.start) }
    }
}
