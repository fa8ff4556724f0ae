import Foundation
import Testing
import TimerlintTestSupport

@Suite("The stages")
struct LayeringTests {
    /// Each stage with the stages it may see: what stands to its left, as values flow, and no more.
    private static let mayImport: [String: Set<String>] = [
        "Source": [], "Lexing": ["Source"], "Syntax": ["Source"], "SwiftFrontEnd": ["Source", "Lexing", "Syntax"],
        "ObjCFrontEnd": ["Source", "Lexing", "Syntax"], "CLibclang": [], "ClangEngine": ["CLibclang"],
        "AppleAPIs": [],
        "Semantics": ["Source", "Syntax", "AppleAPIs"], "Builds": ["Source", "Syntax", "Semantics", "Yams"],
        "ControlFlow": ["Source", "Syntax", "AppleAPIs"],
        "SourceExploration": ["Source", "Syntax", "AppleAPIs", "Semantics", "ControlFlow"],
        "Facts": ["Source", "Syntax", "AppleAPIs", "Semantics", "Builds", "ControlFlow", "SourceExploration"],
        "Diagnostics": ["Source"], "Editing": ["Source", "Syntax", "AppleAPIs", "Semantics", "Diagnostics"],
        "Rules": [
            "Source", "Syntax", "AppleAPIs", "Semantics", "ControlFlow", "SourceExploration", "Facts", "Diagnostics",
            "Editing", "Builds",
        ],
        "Suppressions": ["Source", "Lexing", "ObjCFrontEnd", "Diagnostics"],
        "Fixes": ["Source", "Diagnostics"], "Workspace": ["Source"], "Reporting": ["Source", "Diagnostics", "Fixes"],
        "LanguageServer": ["Source", "Diagnostics", "Fixes", "Workspace", "Foundation", "FoundationEssentials"],
        "Config": ["Diagnostics", "Facts", "Rules", "Reporting", "Workspace", "Yams"],
        "Linting": [
            "Source", "Syntax", "SwiftFrontEnd", "ObjCFrontEnd", "Semantics", "Facts", "Diagnostics", "Rules",
            "Suppressions", "Fixes", "Workspace", "Builds",
        ],
    ]

    /// Only for the calls of the system; everything else is the standard library.
    private static let system: Set<String> = ["Darwin", "Glibc", "Musl", "Synchronization"]

    @Test("a stage imports only what its input is made of", arguments: mayImport.keys.sorted())
    func importsOnlyItsInput(_ stage: String) throws {
        let folder = Repository.root.appendingPathComponent("Sources/\(stage)")
        let allowed = try #require(Self.mayImport[stage]).union(Self.system)
        for file in Repository.filePaths(below: folder) where file.hasSuffix(".swift") {
            let code = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            for line in code.split(separator: "\n") {
                // Code in rules' examples is indented.
                guard let match = line.wholeMatch(of: /(?:    )?import (\w+)/), stage != "Rules" || line.hasPrefix("import") else { continue }
                let folder = match.1.hasPrefix("Timerlint") ? match.1.dropFirst("Timerlint".count) : match.1
                #expect(allowed.contains(String(folder)), "\(stage)/\(file) imports \(match.1)")
            }
        }
    }

    @Test("every stage is known here")
    func knowsEveryStage() {
        let stages = Set(Repository.names(in: Repository.root.appendingPathComponent("Sources")))
        #expect(stages.subtracting(["timerlint"]) == Set(Self.mayImport.keys))
    }

    @Test("no file is called for what it helps with")
    func namesFilesForWhatTheyAre() {
        for file in Repository.filePaths(below: Repository.root.appendingPathComponent("Sources")) {
            #expect(!file.contains(/Utils|Utilities|Helper|Manager/), "\(file)")
        }
    }
}
