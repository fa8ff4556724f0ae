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
        let declaration = project.node(of: property)
        let file = declaration.tree.file
        if file.language == .objectiveC {
            // An instance variable stays the class's own.
            return file.path.hasSuffix(".h") && targets.isOfPublishedLibrary(file.path)
                && declaration.parent?.text.hasPrefix("@property") == true
        }
        return project[property].access >= .public && !targets.isClosed(file.path)
    }
}
