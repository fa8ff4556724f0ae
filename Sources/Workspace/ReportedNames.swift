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
        let isNear = path.isWithin(workingFolder) || project.map(path.isWithin) == true
        guard isNear else { return FileID(bytes: path.bytes) }
        let name = path.relative(to: workingFolder)
        return name.bytes.isEmpty ? FileID(".") : FileID(bytes: name.bytes)
    }

    /// The absolute path of a file.
    package func path(of id: FileID) -> Path { absolute(Path(bytes: id.bytes), in: workingFolder) }

    /// The project around the working folder.
    package var project: Path?
}
