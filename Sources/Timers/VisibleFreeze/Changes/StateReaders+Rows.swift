import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

extension StateReaders {
    /// How many computed properties and views the rows are followed through.
    private static let handOverLimit = 3

    /// Whether a view makes a row of each element of the state: `ForEach(model.messages)`. A chart's points, for
    /// example, are a collection without rows.
    func isListed(_ state: VariableID, depth: Int = 0) -> Bool {
        uses(of: state).contains { use in
            guard means(use, state) || isProjection(use, of: state) else { return false }
            if isDataOfRows(use) { return true }
            guard depth < Self.handOverLimit, let further = receiver(of: use), further != state else { return false }
            return isListed(further, depth: depth + 1)
        }
    }

    private func isDataOfRows(_ use: Node) -> Bool {
        argument(with: use)?.parent?.calleeName.map { ScrollAPI.rowMakers.contains($0.name) } == true
    }

    /// The argument that a value is part of, without being only mentioned in a closure.
    private func argument(with use: Node) -> Node? {
        use.selfAndAncestors.prefix { $0.kind != .closureExpression && $0.kind != .block }.last { node in
            node.kind == .argument
        }
    }

    /// The computed property that returns a part of it, or the property of the view that is given it.
    private func receiver(of use: Node) -> VariableID? {
        if let argument = argument(with: use), let view = argument.parent.flatMap({ project.type(of: $0)?.id }),
            isView(view)
        {
            return project.property(named: argument.name, of: view)
        }
        guard let getter = project.function(around: use), case .accessor("get") = project[getter].kind,
            let type = project.type(around: use), !isView(type) || project[getter].name != "body"
        else { return nil }
        return project[getter].property.map { VariableID(file: getter.file, index: $0) }
    }
}
