import Testing
import TimerlintTestSupport

extension Fixture: CustomTestStringConvertible {
    package var testDescription: String { name }
}

extension FixtureSource {
    /// The location in the fixture's file at which to report a failure.
    func sourceLocation(line: Int) -> SourceLocation {
        SourceLocation(fileID: "Fixtures/\(location.lastPathComponent)", filePath: location.path, line: line, column: 1)
    }
}
