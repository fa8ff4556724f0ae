import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// Delegates and data sources: what scrolls are the views for which they answer.
extension StillViews {
    /// Whether a class only answers for scrolling views of its own, none of which can be scrolled or is ever shown.
    func answersForStillViews(_ type: TypeID) -> Bool {
        facts.knownStillAnswerers.answer(to: type) {
            let views = ownViews(of: type)
            return !views.isEmpty && views.allSatisfy { isStill($0, of: type) || isNeverShown($0, depth: 0) }
        }
    }

    /// The kinds of elements in a class's scenes that its code keeps from scrolling: `self.tableView.scrollEnabled = NO`.
    func elementsKeptStill(by type: TypeID) -> Set<String> {
        guard answersForStillViews(type) else { return [] }
        return ownViews(of: type).reduce(into: []) { kinds, view in
            kinds.formUnion(project.type(of: view).flatMap { ScrollAPI.elementsOfClasses[$0.name] } ?? [])
        }
    }

    /// The properties and local variables of the class that hold what scrolls.
    private func ownViews(of type: TypeID) -> [VariableID] {
        let names = project.types[type].declarations.flatMap { declaration in
            let node = project.node(of: declaration)
            return ScrollAPI.scrollingViews.flatMap {
                facts.references.nodes(named: $0, inFile: declaration.file)
            }.filter { node.id <= $0.id && $0.id < node.end }
        }
        let properties = project.lineage(of: type).flatMap { project.types[$0].allProperties }.filter {
            project.type(of: $0).map { ScrollAPI.scrollingViews.contains($0.name) } == true
        }
        return Array(Set(properties + names.compactMap(holder)))
    }
}
