import Testing
import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSyntax
import TimerlintTestSupport
import TimerlintTimers

/// A project given as text that passes what a test is about to `ask`.
struct Example {
    let facts: ProjectFacts

    var project: Project { facts.project }
    var references: ReferenceIndex { facts.references }

    init(_ text: String, path: String = "A.swift") { facts = TimerlintTestSupport.facts([path: text]) }

    /// What calls of `ask` ask about, in the order of offsets.
    func asked() throws -> [Node] {
        try calls("ask").map { try #require($0.arguments.first?.value) }
    }

    /// The calls of a name, in the order of offsets; at least one.
    func calls(_ name: String) throws -> [Node] {
        let found = references.calls(named: name).sorted { $0.range < $1.range }
        try #require(!found.isEmpty, "calls of \(name)")
        return found
    }

    /// The only function with this name.
    func function(_ name: String) throws -> FunctionID {
        let found = project.files.indices.flatMap { file in
            project.files[file].functions.indices.map { FunctionID(file: file, index: $0) }
        }.filter { project[$0].name == name }
        try #require(found.count == 1, "functions named \(name)")
        return found[0]
    }
}
