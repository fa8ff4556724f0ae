import TimerlintSemantics
import TimerlintSource
import TimerlintSourceExploration
import TimerlintSwiftFrontEnd
import TimerlintSyntax

/// The misuses that the exploration of a program finds, in short form:
/// `Release of a suspended object at 7: init, pause(), deinit`.
func misuses(in source: String) -> [String] {
    let project = project(of: source)
    return exploreTimerSources(in: project, neverReleased: { _ in false }).flatMap(\.misuses).filter(\.isCertain)
        .map { misuse in
            let line = misuse.site.tree.file.lines.line(at: misuse.site.range.start)
            return "\(misuse.kind.words) at \(line)" + entries(of: misuse, in: project)
        }
}

/// The number of events and decisions executed in the exploration of a program.
func steps(in source: String) -> Int { steps(in: project(of: source)) }

func steps(in project: Project) -> Int {
    exploreTimerSources(in: project, neverReleased: { _ in false }).reduce(0) { $0 + $1.steps }
}

func project(of source: String) -> Project {
    let tree = parseSwift(SourceFile(path: "Program.swift", language: .swift, bytes: Array(source.utf8)))
    return Project(files: [collectDeclarations(tree)])
}

private func entries(of misuse: Misuse, in project: Project) -> String {
    let names = misuse.steps.compactMap { step -> String? in
        switch step.kind {
        case .entered(.function(let id)):
            switch project[id].kind {
            case .initializer: "init"
            case .deinitializer: "deinit"
            default: project[id].name
            }
        case .entered(.setter(let id)): project[id].name + " ="
        case .entered(.closure): "closure"
        default: nil
        }
    }
    return names.isEmpty ? "" : ": " + names.joined(separator: ", ")
}

extension Misuse.Kind {
    fileprivate var words: String {
        switch self {
        case .trap(.overResume): "over-resume"
        case .trap(.releaseInactive): "released inactive"
        case .trap(.releaseSuspended): "released suspended"
        case .droppedWhileRunning: "dropped"
        case .reusedAfterCancel: "reused after cancel"
        case .handlerKept: "handler kept"
        }
    }
}
