/// Names files as they are reported: relative to the working folder where they lie below it or in the project around
/// it, else absolute.
package struct ReportedNames: Sendable {
    /// Absolute.
    package let workingFolder: Path

    package init(workingFolder: Path) {
        self.workingFolder = workingFolder
    }

    /// The name of an absolute path.
    package func reported(_ path: Path) -> String {
        if let rest = path.remainder(below: workingFolder) {
            return rest.isEmpty ? "." : String(decoding: rest, as: UTF8.self)
        }
        return climbing(path) ?? path.description
    }

    /// `../Shared/Clock.swift`, where both lie in the same project.
    private func climbing(_ path: Path) -> String? {
        guard let project, path.isWithin(project) else { return nil }
        var steps = ""
        for ancestor in workingFolder.ancestors {
            steps += steps.isEmpty ? ".." : "/.."
            guard let rest = path.remainder(below: ancestor) else { continue }
            return rest.isEmpty ? steps : steps + "/" + String(decoding: rest, as: UTF8.self)
        }
        return nil
    }

    /// The project around the working folder.
    package var project: Path?
}
