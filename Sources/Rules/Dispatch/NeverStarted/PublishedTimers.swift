import TimerlintSemantics
import TimerlintTimers

extension ProjectFacts {
    /// Whether a library offers a property that holds the timer to code that was not read, which may add the timer to a
    /// run loop of its own: `public let timer`, or in Objective-C a property that a header declares.
    func isPublished(_ timer: Timer) -> Bool {
        timer.handles.contains { handle in
            guard project[handle].kind == .property, let owner = project.owner(of: handle) else { return false }
            return (project.types[owner].properties[project[handle].name] ?? []).contains(where: isPublished)
        }
    }

    private func isPublished(_ property: VariableID) -> Bool {
        let file = project.node(of: property).tree.file
        if file.language == .objectiveC { return file.path.hasSuffix(".h") && targets.isOfPublishedLibrary(file.path) }
        return project[property].access >= .public && !targets.isClosed(file.path)
    }
}
