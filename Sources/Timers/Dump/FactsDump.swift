import TimerlintAnalyses
import TimerlintSemantics
import TimerlintSource
import TimerlintSyntax

/// An analysis whose results can be printed, for `dump --facts` and its tests: a failing test shows which fact
/// is wrong.
package enum DumpedAnalysis: String, Sendable, CaseIterable {
    /// Who calls each function.
    case calls
    /// Where functions and closures run.
    case execution
    /// The actors to which functions and closures are isolated.
    case isolation
    /// How closures capture `self`.
    case captures
    /// Which types' instances live as long as the app.
    case lifetimes
    /// Timers and what happens to them.
    case timers
    /// When timers and loops fire.
    case schedules
    /// What the code does with timers and tasks through their handles.
    case operations
    /// How often the states of SwiftUI views and their models change.
    case paces
    /// Tasks that sleep.
    case tasks
    /// How code that overwrites a timer's handle can run again.
    case restarts
    /// Misuses of dispatch sources on some path.
    case sources
}

/// The results of the analyses as text: a line with the name of each, then its results in the order of files
/// and offsets, each with its line number.
package func dumpFacts(_ facts: ProjectFacts) -> String {
    DumpedAnalysis.allCases.map { analysis in
        ([analysis.rawValue] + dumpedRows(of: analysis, facts).map { "  " + $0 }).joined(separator: "\n") + "\n"
    }.joined()
}

/// The results of one analysis, one per row.
package func dumpedRows(of analysis: DumpedAnalysis, _ facts: ProjectFacts) -> [String] {
    let dump = AnswerDump(facts: facts)
    switch analysis {
    case .calls: return dump.calls()
    case .execution: return dump.execution()
    case .isolation: return dump.isolation()
    case .captures: return dump.captures()
    case .lifetimes: return dump.lifetimes()
    case .timers: return facts.timers.flatMap(TimerDump(facts: facts).rows)
    case .schedules: return dump.schedules()
    case .operations: return dump.operations()
    case .paces: return dump.paces()
    case .tasks: return dump.tasks()
    case .restarts: return dump.restarts()
    case .sources: return dump.sources()
    }
}

/// Formats the results of each analysis as rows.
private struct AnswerDump {
    let facts: ProjectFacts

    private var project: Project { facts.project }

    func calls() -> [String] {
        functions().map { id in
            let lines = facts.references.callSites(of: id).sorted {
                $0.line < $1.line
            }.map(project.place)
            let text = lines.isEmpty ? "nowhere" : lines.joined(separator: ", ")
            return "\(project.place(project.node(of: id))) \(project[id].name): called at \(text)"
        }
    }

    func execution() -> [String] {
        let contexts = facts.executionContexts()
        let bodies = functions().compactMap { id in project.body(of: id).map { (name: project[id].name, body: $0) } }
        let code = bodies + closures().compactMap { closure in closure.body.map { (name: "closure", body: $0) } }
        let order = code.sorted {
            (project.fileIndex(of: $0.body), $0.body.range.start) < (
                project.fileIndex(of: $1.body), $1.body.range.start
            )
        }
        return order.map { name, body in
            // A body's place is that of the code inside it, not that of the code that contains it.
            let places = Set(contexts.paths(of: body.firstChild ?? body).map(\.place).map(text)).sorted()
            return "\(project.place(body)) \(name): \(places.joined(separator: ", "))"
        }
    }

    private func text(_ place: ExecutionPlace) -> String {
        switch place {
        case .main: "main"
        case .worker(let worker): worker.phrase
        case .unknown: "unknown"
        }
    }

    func isolation() -> [String] {
        let reader = facts.isolation
        let declared = functions().map {
            (node: project.node(of: $0), name: project[$0].name, isolation: reader.isolation(of: $0))
        }
        let code = declared + closures().map { (node: $0, name: "closure", isolation: reader.isolation(ofClosure: $0)) }
        let order = code.sorted {
            (project.fileIndex(of: $0.node), $0.node.range.start) < (
                project.fileIndex(of: $1.node), $1.node.range.start
            )
        }
        return order.map { node, name, isolation in
            let decided = isolation.evidence.map { ", by line \(project.place($0))" } ?? ""
            return "\(project.place(node)) \(name): \(text(isolation.actor))\(decided)"
        }
    }

    private func text(_ actor: ActorIsolation) -> String {
        switch actor {
        case .nonisolated: "nonisolated"
        case .mainActor: "main actor"
        case .globalActor(let type): "global actor \(project.types[type].name)"
        case .instance(let type): "instance of \(project.types[type].name)"
        case .unknown: "unknown"
        }
    }

    func captures() -> [String] {
        closures().map { "\(project.place($0)) closure: \(facts.selfCapture(of: $0).strength)" }
    }

    func lifetimes() -> [String] {
        project.types.indices.map { id in
            "\(project.types[id].name): \(facts.isAppLifetime(id) ? "as long as the app" : "mortal")"
        }
    }

    func schedules() -> [String] {
        facts.timers.map { "\(project.place($0.creation)) \($0.kind)\(text(facts.schedule(of: $0)))" }
            + facts.timedTasks.flatMap(\.loops).map {
                "\(project.place($0.node)) loop\(text(facts.schedule(of: $0)))"
            }
    }

    private func text(_ schedule: TimerSchedule) -> String {
        let spans = [("interval", schedule.interval), ("tolerance", schedule.tolerance)]
        let known = spans.compactMap { name, span in
            span.map { ", \(name): \($0.seconds.map { "\($0)" } ?? $0.text)" }
        }
        return " repeats: \(schedule.repeats)" + known.joined()
    }

    func operations() -> [String] {
        facts.timers.flatMap { rows(facts.calls(on: $0)) } + facts.timedTasks.flatMap { rows(facts.calls(on: $0)) }
    }

    private func rows(_ calls: [TimerCall]) -> [String] {
        calls.map {
            let margin = $0.action == .make ? "" : "  "
            return "\(margin)\(project.place($0.node)) \($0.action.rawValue)\($0.isConditional ? " perhaps" : "")"
        }
    }

    func paces() -> [String] {
        let states = StateReaders(facts)
        let properties = project.types.indices.flatMap { project.types[$0].allProperties }
        return properties.filter(states.isState).map { property in
            let pace = facts.paceOfChanges(of: property).map { "\($0)" } ?? "never"
            return "\(project.place(project.node(of: property))) \(project[property].name): \(pace)"
        }
    }

    func tasks() -> [String] {
        facts.timedTasks.flatMap { task -> [String] in
            let loops = task.loops.map { "  loop at \($0.node.line): ends \($0.ending)" }
            var seen: Set<Node> = []
            let own = SleepReader(project: project).sleeps(in: task.closure.body ?? task.closure)
            let sleeps = (own + task.loops.flatMap(\.sleeps)).filter { seen.insert($0.node).inserted }
            let handles = task.handles.map { project[$0].name }.joined(separator: ", ")
            return ["\(project.place(task.creation)) \(task.kind), kept in \(handles.isEmpty ? "nothing" : handles)"]
                + loops
                + sleeps.map { "  sleep at \($0.node.line): a cancel \($0.onCancel)" }
        }
    }

    func restarts() -> [String] {
        facts.timers.flatMap { timer in
            timer.destinations.compactMap(\.overwriting).map { handle, place in
                let reason = facts.reentry(of: timer, handle: handle, at: place)?.reason ?? "no"
                return "\(project.place(place)) \(project[handle].name): \(reason)"
            }
        }
    }

    func sources() -> [String] {
        facts.sourceFaults.map { "\(project.place($0.place)) \($0.kind): made at \($0.creation.line)" }
    }

    private func functions() -> [FunctionID] {
        project.files.indices.flatMap { file in
            project.files[file].functions.indices.map { FunctionID(file: file, index: $0) }
        }
    }

    private func closures() -> [Node] {
        project.files.flatMap { file in
            file.tree.nodes.indices.map { file.node(NodeID($0)) }.filter { $0.kind == .closureExpression }
                .sorted { $0.range.start < $1.range.start }
        }
    }
}

extension Node {
    /// The line it starts in, from 1.
    var line: Int { tree.file.lines.line(at: range.start) }
}

extension Project {
    /// The line in which a node starts, after its file's name if there are several files.
    func place(_ node: Node) -> String {
        files.count == 1 ? "\(node.line)" : "\(node.tree.file.path):\(node.line)"
    }
}
