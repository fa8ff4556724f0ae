/// A mistake in a configuration file, with its place.
package struct ConfigurationError: Error, Hashable {
    /// As reported.
    package let file: String
    /// From 1; `nil` where the whole file is meant.
    package let line: Int?
    /// From 1, in Unicode scalars.
    package let column: Int?
    /// One line, lower case: what is wrong and what would be right.
    package let problem: String

    package init(file: String, line: Int? = nil, column: Int? = nil, problem: String) {
        self.file = file
        self.line = line
        self.column = column
        self.problem = problem
    }

    /// `path:line:column: problem`, as editors read it.
    package var message: String {
        let place = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
        return "\(file)\(place): \(problem)"
    }
}
