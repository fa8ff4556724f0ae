import Testing
import TimerlintTestSupport

extension Fixture: CustomTestStringConvertible {
    package var testDescription: String { name }
}

extension FixtureSource {
    /// The place in the fixture's file at which a failure is shown.
    func sourceLocation(line: Int) -> SourceLocation {
        SourceLocation(fileID: "Fixtures/\(location.lastPathComponent)", filePath: location.path, line: line, column: 1)
    }
}
