import TimerlintAppleAPIs
import TimerlintDiagnostics
import TimerlintEditing
import TimerlintSource
import TimerlintSyntax

extension Rule {
    static let runLoopScheduler = Rule(
        id: "run_loop_scheduler",
        summary: "a Combine scheduler that delivers nothing while the user scrolls",
        why: """
            `RunLoop.main` as a Combine scheduler delivers in the default run loop mode only. While a UIKit \
            scrolling view tracks a finger, or in AppKit a menu, drag or modal panel is open, the run loop is in \
            another mode and values wait.
            """,
        notice: """
            Search results, validation or images appear only when the user lifts the finger.
            """,
        confirm: """
            Hold a scrolling view while a value is due: it is delivered when the finger lifts.
            """,
        remedy: """
            Use `DispatchQueue.main`: the main run loop serves it in every common mode. Delivery then comes in a \
            later block instead of a later turn of the run loop, so look at code that relies on the order.
            """,
        folklore: """
            "RunLoop.main and DispatchQueue.main are the same thread, so the same": the thread is, the modes are \
            not.
            """,
        levels: """
            warning for operators with a delay (debounce, throttle, delay, timeout, collect) that visibly change \
            something. Note for `receive(on:)` and `subscribe(on:)`, and where nothing visible or nothing that \
            scrolls was found.
            """,
        symptoms: [.freezesWhileScrolling],
        severity: .warning, fixes: [.unsafe, .suggestion], since: "0.1.0",
        example: Example(
            bad: """
                import Combine
                import SwiftUI

                final class Search: ObservableObject {
                    @Published var query = ""
                    @Published var results: [String] = []
                    private var cancellables: Set<AnyCancellable> = []

                    init() {
                        $query
                            .debounce(for: 0.3, scheduler: RunLoop.main)
                            .sink { [weak self] in self?.results = [$0] }
                            .store(in: &cancellables)
                    }
                }
                """,
            good: """
                import Combine
                import SwiftUI

                final class Search: ObservableObject {
                    @Published var query = ""
                    @Published var results: [String] = []
                    private var cancellables: Set<AnyCancellable> = []

                    init() {
                        $query
                            .debounce(for: 0.3, scheduler: DispatchQueue.main)
                            .sink { [weak self] in self?.results = [$0] }
                            .store(in: &cancellables)
                    }
                }
                """),
        detect: detectRunLoopScheduler)
}

private func detectRunLoopScheduler(_ context: RuleContext) -> [Finding] {
    // One argument may be passed to several operators.
    var seen: Set<Node> = []
    return CombineAPI.timedOperators.union(CombineAPI.handOverOperators).sorted().flatMap { name in
        context.facts.references.callees(named: name).flatMap { member -> [Finding] in
            guard let call = operatorCall(member, context), let written = scheduler(of: call, name: name) else {
                return []
            }
            return RunLoopSchedulers(facts: context.facts).schedulers(behind: written).compactMap { scheduler in
                guard seen.insert(scheduler).inserted else { return nil }
                let isWritten = written.encloses(scheduler)
                return finding(scheduler, at: call, name: name, isPassed: !isWritten, context)
            }
        }
    }
}

/// The call of a Combine operator in code that can run.
private func operatorCall(_ member: Node, _ context: RuleContext) -> Node? {
    let imports = context.facts.project.imports(around: member)
    guard member.kind == .memberExpression || appliesToSelf(member, context), !imports.contains("XCTest"),
        !imports.contains("Testing"),
        let call = member.outermostUnwrap.parent,
        call.kind == .callExpression,
        // A project's own method with that name resolves; Combine's methods do not.
        context.facts.project.referent(of: member) == nil, !context.facts.isLeftOver(call)
    else { return nil }
    return call
}

/// `receive(on: RunLoop.main)` in an extension of `Publisher`.
private func appliesToSelf(_ name: Node, _ context: RuleContext) -> Bool {
    guard name.kind == .nameExpression, let type = context.facts.project.type(around: name) else { return false }
    return CombineAPI.publisherTypes.contains(context.facts.project.types[type].name)
}

private func finding(_ scheduler: Node, at call: Node, name: String, isPassed: Bool, _ context: RuleContext) -> Finding?
{
    let wording = FreezeWording(context: context)
    let fact = "'\(name)' on '\(spelling(scheduler))' delivers nothing \(wording.moment(at: call))"
    let fix = fix(scheduler, isPassed: isPassed)
    let trace = isPassed ? [context.step(call, "delivers its values on that run loop")] : []
    guard CombineAPI.timedOperators.contains(name) else {
        return context.finding(at: scheduler, severity: .note, fact, trace: trace, fix: fix)
    }
    switch context.facts.freeze(ofPipeline: call) {
    case .visible(let change, let scrolls):
        return context.finding(
            at: scheduler, severity: .warning, "\(fact): \(wording.effect(change))",
            trace: trace + wording.trace(change, scrolls: scrolls), fix: fix)
    case .hidden(let doubt):
        return context.finding(
            at: scheduler, severity: .note, "\(fact); \(wording.doubt(doubt))", trace: trace, fix: fix)
    case .unbuilt: return nil
    }
}

private func scheduler(of call: Node, name: String) -> Node? {
    switch name {
    case "receive", "subscribe": return call.argument(labeled: "on")?.value
    case "collect":
        // `.collect(.byTime(RunLoop.main, .seconds(5)))`
        let strategy = call.arguments.first?.value
        guard strategy?.kind == .callExpression, strategy?.firstChild?.name.hasPrefix("byTime") == true else {
            return nil
        }
        return strategy?.arguments.first?.value
    default: return call.argument(labeled: "scheduler")?.value
    }
}

/// An implicit `.main` is unclear in a message by itself.
private func spelling(_ scheduler: Node) -> String {
    scheduler.base == nil ? "RunLoop" + scheduler.shortText : scheduler.shortText
}

/// If the scheduler is passed on, the types on the path decide whether a queue fits.
private func fix(_ scheduler: Node, isPassed: Bool) -> FixIt? {
    guard let base = scheduler.base else { return nil }
    let isSure = scheduler.isNamed("main") && !isPassed && !tiesTypes(scheduler)
    return FixIt(
        title: "use the main dispatch queue", safety: isSure ? .unsafe : .suggestion,
        edits: scheduler.isNamed("main")
            ? [base.replaced(by: "DispatchQueue")] : [scheduler.replaced(by: "DispatchQueue.main")])
}

private let runLoopSchedulers = SpellingSearch(CombineAPI.runLoopSchedulerSpellings)

/// Whether the file spells a type that depends on the scheduler: `RunLoop.SchedulerTimeType.Stride`,
/// `Publishers.Debounce<…, RunLoop>`.
private func tiesTypes(_ scheduler: Node) -> Bool {
    let file = scheduler.tree.root
    return runLoopSchedulers.occurs(in: Array(file.text.utf8))
}
