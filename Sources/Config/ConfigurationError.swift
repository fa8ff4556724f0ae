/// An error in a configuration file, with its position.
package struct ConfigurationError: Error, Hashable {
    /// The file's reported name.
    package let file: String
    /// From 1; `nil` if the error concerns the whole file.
    package let line: Int?
    /// From 1, in Unicode scalars.
    package let column: Int?
    /// One line, lower case: the problem and the correct form.
    package let problem: String

    package init(file: String, line: Int? = nil, column: Int? = nil, problem: String) {
        self.file = file
        self.line = line
        self.column = column
        self.problem = problem
    }

    /// `path:line:column: problem`, the format that editors parse.
    package var message: String {
        let place = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
        return "\(file)\(place): \(problem)"
    }
}
