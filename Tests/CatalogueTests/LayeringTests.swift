import Foundation
import Testing
import TimerlintTestSupport

@Suite("The stages")
struct LayeringTests {
    /// A stage as declared in Package.swift.
    struct Stage: Sendable, CustomTestStringConvertible {
        let name: String
        /// The stages it may import, and external packages.
        let dependencies: [String]

        var testDescription: String { name }
    }

    /// In the order of Package.swift, the single source of the allowed imports. Excludes test support.
    static let stages: [Stage] = {
        let manifest = Repository.root.appendingPathComponent("Package.swift")
        let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
        return text.matches(of: /stage\(\s*"(\w+)"([^)]*)\)/).filter { !$0.2.contains("path:") }.map { match in
            Stage(name: String(match.1), dependencies: match.2.matches(of: /"(\w+)"/).map { String($0.1) })
        }
    }()

    /// Only for system calls; everything else uses the standard library.
    private static let system: Set<String> = ["Darwin", "Glibc", "Musl", "Synchronization"]

    /// Stages that need more than the standard library.
    private static let libraries: [String: Set<String>] = ["LanguageServer": ["Foundation", "FoundationEssentials"]]

    @Test("a stage imports only what its input is made of", arguments: stages)
    func importsOnlyItsInput(_ stage: Stage) throws {
        let folder = Repository.root.appendingPathComponent("Sources/\(stage.name)")
        let allowed = Set(stage.dependencies).union(Self.system).union(Self.libraries[stage.name] ?? [])
        for file in Repository.filePaths(below: folder) where file.hasSuffix(".swift") {
            let code = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            for line in code.split(separator: "\n") {
                // Code in rules' examples is indented.
                guard let match = line.wholeMatch(of: /(?:    )?import (\w+)/),
                    stage.name != "Rules" || line.hasPrefix("import")
                else { continue }
                let imported = match.1.hasPrefix("Timerlint") ? match.1.dropFirst("Timerlint".count) : match.1
                #expect(allowed.contains(String(imported)), "\(stage.name)/\(file) imports \(match.1)")
            }
        }
    }

    @Test("a stage sees only stages before it, as values flow")
    func seesOnlyWhatComesBefore() {
        var earlier: Set<String> = ["Yams"]
        for stage in Self.stages {
            #expect(earlier.isSuperset(of: stage.dependencies), "\(stage.name)")
            earlier.insert(stage.name)
        }
    }

    @Test("every folder of sources is a stage, but for the command and what packages take it by")
    func knowsEveryStage() {
        let folders = Set(Repository.names(in: Repository.root.appendingPathComponent("Sources")))
        #expect(folders.subtracting(["timerlint", "Plugins"]) == Set(Self.stages.map(\.name)))
    }

    @Test("data about Apple's frameworks knows no syntax, and general analyses know no timers")
    func keepsKnowledgeApart() throws {
        let stages = Dictionary(uniqueKeysWithValues: Self.stages.map { ($0.name, $0.dependencies) })
        #expect(try #require(stages["AppleAPIs"]).isEmpty)
        #expect(try #require(stages["Analyses"]).contains("Timers") == false)
    }

    @Test("what the index of references knows is asked of it or of the facts", arguments: ["Rules", "Inventory"])
    func buildsNoReaders(_ stage: String) throws {
        let folder = Repository.root.appendingPathComponent("Sources/\(stage)")
        let readers = /\b(ValueFlow|NumericBounds|CertainCallers|QueueResolver|PipelineReader|TeardownFinder)\(/
        for file in Repository.filePaths(below: folder) where file.hasSuffix(".swift") {
            let code = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            #expect(code.matches(of: readers).isEmpty, "\(stage)/\(file)")
        }
    }

    @Test("no file is called for what it helps with")
    func namesFilesForWhatTheyAre() {
        for file in Repository.filePaths(below: Repository.root.appendingPathComponent("Sources")) {
            #expect(!file.contains(/Utils|Utilities|Helper|Manager/), "\(file)")
        }
    }
}
