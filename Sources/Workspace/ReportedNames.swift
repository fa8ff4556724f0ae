import TimerlintSource

/// Names files for reports: relative to the working folder if they are below it or in the project around it,
/// else absolute.
package struct ReportedNames: Sendable {
    /// Absolute.
    package let workingFolder: Path

    package init(workingFolder: Path) {
        self.workingFolder = workingFolder
    }

    /// The name of an absolute path, for display.
    package func reported(_ path: Path) -> String { id(of: path).text }

    /// The identity of the file at an absolute path.
    package func id(of path: Path) -> FileID {
        if let rest = path.remainder(below: workingFolder) {
            return rest.isEmpty ? FileID(".") : FileID(bytes: Array(rest))
        }
        return FileID(bytes: climbing(path) ?? path.bytes)
    }

    /// The absolute path of a file.
    package func path(of id: FileID) -> Path { absolute(Path(bytes: id.bytes), in: workingFolder) }

    /// `../Shared/Clock.swift`, if both are in the same project.
    private func climbing(_ path: Path) -> [UInt8]? {
        guard let project, path.isWithin(project) else { return nil }
        var steps = Path("")
        for ancestor in workingFolder.ancestors {
            steps = steps.appending("..")
            guard let rest = path.remainder(below: ancestor) else { continue }
            return rest.isEmpty ? steps.bytes : steps.appending(rest).bytes
        }
        return nil
    }

    /// The project around the working folder.
    package var project: Path?
}
