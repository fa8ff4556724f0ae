import Foundation

/// Validates JSON documents against a JSON Schema with Python's `jsonschema` module, available from Debian and
/// PyPI.
package enum SchemaValidator {
    /// A Python with the module; `nil` if there is none.
    private static let python = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"].first {
        path in
        FileManager.default.isExecutableFile(atPath: path)
            && (try? run(path, ["-c", "import jsonschema"], input: "")) != nil
    }

    /// Whether the tests can run. In CI they must.
    package static var isPossible: Bool { python != nil || ProcessInfo.processInfo.environment["CI"] != nil }

    /// The errors of each document; empty for a valid one. Throws if the schema itself is invalid.
    package static func faults(of documents: [String], schema: String) throws -> [[String]] {
        guard let python else { throw Missing() }
        let script = """
            import json, sys
            import jsonschema
            schema, *documents = [json.loads(text) for text in json.load(sys.stdin)]
            kind = jsonschema.validators.validator_for(schema)
            kind.check_schema(schema)
            validator = kind(schema)
            print(json.dumps([["/".join(map(str, e.path)) + ": " + e.message for e in validator.iter_errors(d)] for d in documents]))
            """
        let input = try JSONSerialization.data(withJSONObject: [schema] + documents)
        let output = try run(python, ["-c", script], input: String(decoding: input, as: UTF8.self))
        return try JSONDecoder().decode([[String]].self, from: output)
    }

    package struct Missing: Error {}

    private struct Ended: Error { let status: Int32 }

    private static func run(_ program: String, _ arguments: [String], input: String) throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        let (standardInput, standardOutput) = (Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = standardOutput
        process.standardError = FileHandle.nullDevice
        try process.run()
        try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        let output = standardOutput.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Ended(status: process.terminationStatus) }
        return output
    }
}
