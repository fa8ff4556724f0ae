import TimerlintDiagnostics
import TimerlintEditing
import TimerlintSource
import TimerlintSourceExploration
import TimerlintSyntax

// Input: a misuse of a timer source. Output: the edit that fixes it, safe if every path reaches the place in
// the same state, otherwise a suggestion.

/// Writes calls on a source in the style of the surrounding code.
struct SourceFix {
    let fault: SourceFault

    /// A statement that consists of a method call on a source, or of the equivalent C call.
    private struct CallStatement {
        let statement: Node
        let call: Node
        let receiver: String
        let isMethod: Bool

        init?(_ call: Node) {
            guard call.kind == .callExpression, let statement = call.enclosingStatement, statement == call,
                let callee = call.firstChild
            else { return nil }
            self.call = call
            self.statement = statement
            if callee.nameReference.isSynthesized || callee.kind != .memberExpression {
                // `dispatch_source_cancel(source)`, as written in Swift 2 and in Objective-C.
                guard let text = call.text.cArgument else { return nil }
                receiver = text
                isMethod = false
            } else if call.tree.file.language == .objectiveC {
                guard let text = call.text.cArgument else { return nil }
                receiver = text
                isMethod = false
            } else {
                guard let base = callee.firstChild, base.kind.isExpression else { return nil }
                receiver = base.text
                isMethod = true
            }
        }

        var semicolon: String { statement.tree.file.language == .objectiveC ? ";" : "" }

        func words(_ method: String, _ function: String) -> String {
            isMethod ? "\(receiver).\(method)()" : "\(function)(\(receiver))\(semicolon)"
        }
    }

    // MARK: Cancelled while suspended

    func resumeBeforeCancel(_ name: String) -> FixIt? {
        guard needsOneResume, let place = CallStatement(fault.place) else {
            return FixIt(
                advice:
                    "resume \(name) before cancelling it, but only if it is suspended or was never activated; track that in a property"
            )
        }
        let isCertain = !fault.statesAtPlace.contains(where: \.isCancelled)
        let edit = layout.insertion(of: place.words("resume", "dispatch_resume"), before: place.statement.range.start)
        return FixIt(
            title: "resume \(name) before it is cancelled", safety: isCertain ? .safe : .suggestion, edits: [edit])
    }

    // MARK: Released while suspended

    func resumeBeforeRelease(_ name: String) -> FixIt? {
        guard needsOneResume, !fault.statesAtPlace.contains(where: \.needsActivation) || allNew else { return nil }
        switch fault.release {
        case .setToNil, .overwritten: return resumeBeforeAssignment(name)
        case .scopeEnd: return resumeAtScopeEnd(name)
        default: return nil
        }
    }

    private func resumeBeforeAssignment(_ name: String) -> FixIt? {
        let assignment = fault.place
        guard assignment.kind == .assignmentExpression, assignment.enclosingStatement == assignment,
            let target = assignment.firstChild,
            target.kind == .nameExpression || target.kind == .memberExpression
        else { return nil }
        return release(
            of: target.text + optionalMark(target), before: assignment.range.start, in: assignment.tree.file, name)
    }

    /// A variable that is set to nil is optional.
    private func optionalMark(_ target: Node) -> String {
        fault.release == .setToNil && fault.place.tree.file.language == .swift ? "?" : ""
    }

    /// At the end of the block, or before the `return` that exits it.
    private func resumeAtScopeEnd(_ name: String) -> FixIt? {
        guard let binding = fault.creation.selfAndAncestors.first(where: { $0.kind == .binding }),
            let variable = binding.firstChild,
            variable.kind == .identifierPattern, fault.place.isInSameTree(as: binding)
        else { return nil }
        if fault.place.kind == .returnStatement {
            return release(of: variable.name, before: fault.place.range.start, in: binding.tree.file, name)
        }
        guard fault.place.kind == .block || fault.place.kind == .functionDeclaration,
            let block = block(of: fault.place),
            let last = block.children.reversed().first, last.kind != .returnStatement, isClosed(block, after: last)
        else { return nil }
        return FixIt(
            title: "resume and cancel \(name) before it is released", safety: .safe,
            edits: [layout.insertion(of: ending(of: variable.name, in: binding.tree.file), after: last.range)])
    }

    private func block(of node: Node) -> Node? { node.kind == .block ? node : node.firstChild(.block) }

    /// Whether the block has its own closing brace. If it is missing, code inserted after the last statement
    /// becomes part of whatever else is open there, and the misuse remains.
    private func isClosed(_ block: Node, after last: Node) -> Bool {
        let end = block.range.end
        return last.range.end < end && block.tree.file.bytes[Int(end) - 1] == UInt8(ascii: "}")
    }

    private func release(of receiver: String, before offset: UInt32, in file: SourceFile, _ name: String) -> FixIt? {
        let edits = ending(of: receiver, in: file).map { layout.insertion(of: $0, before: offset) }
        return FixIt(title: "resume and cancel \(name) before it is released", safety: .safe, edits: edits)
    }

    /// Cancelled first, so that it does not fire again when resumed.
    private func ending(of receiver: String, in file: SourceFile) -> [String] {
        let isCancelled = fault.statesAtPlace.allSatisfy(\.isCancelled)
        if file.language == .objectiveC || fault.creation.firstChild?.isNamed("dispatch_source_create") == true {
            let mark = file.language == .objectiveC ? ";" : ""
            return (isCancelled ? [] : ["dispatch_source_cancel(\(receiver))\(mark)"]) + [
                "dispatch_resume(\(receiver))\(mark)"
            ]
        }
        return (isCancelled ? [] : ["\(receiver).cancel()"]) + ["\(receiver).\(allNew ? "activate" : "resume")()"]
    }

    // MARK: Resumed while running

    /// A first start becomes `activate()`, which may be called twice; a resume that only repeats the previous
    /// one is removed.
    func noSecondResume(_ name: String) -> FixIt? {
        guard let place = CallStatement(fault.place), !fault.statesAtPlace.isEmpty else {
            return FixIt(advice: "resume \(name) only if it is suspended; track that in a property")
        }
        let isAlwaysRunning = fault.statesAtPlace.allSatisfy(\.isRunning)
        if isAlwaysRunning, isDoubled(place.statement) || isLastWord(place.statement) {
            return FixIt(
                title: "remove the second start of \(name)", safety: .safe,
                edits: [layout.removal(of: place.statement.range)])
        }
        guard !isAlwaysRunning, fault.statesAtPlace.allSatisfy({ $0.isRunning || $0.isFresh }),
            let callee = place.call.firstChild, place.isMethod
        else {
            return FixIt(advice: "resume \(name) only if it is suspended; track that in a property")
        }
        return FixIt(
            title: "start \(name) with 'activate()'", safety: .safe,
            edits: [callee.renamed("activate")])
    }

    /// Whether the previous start is in the same block.
    private func isDoubled(_ statement: Node) -> Bool {
        let starts = fault.steps.dropLast().filter { step in
            switch step.kind {
            case .operation(.resume), .operation(.activate): true
            default: false
            }
        }
        return starts.last?.node.enclosingStatement?.parent == statement.parent
    }

    /// Whether it is unconditional in the body of `deinit`.
    private func isLastWord(_ statement: Node) -> Bool { statement.parent?.parent?.kind == .deinitializerDeclaration }

    // MARK: Handlers

    /// Without the handler's strong capture the owner is deallocated, and a suspended source with it. The fix
    /// therefore also resumes the source if its state is certain.
    func clearHandler(_ name: String) -> FixIt? {
        guard needsOneResume, !fault.statesAtPlace.contains(where: \.isCancelled),
            let place = CallStatement(fault.place),
            place.isMethod || place.call.tree.file.language == .objectiveC
        else {
            return FixIt(
                advice:
                    "capture 'self' weakly in the handler, or resume \(name) if it is suspended: a suspended source does not free its handler"
            )
        }
        let clearing =
            place.isMethod
            ? "\(place.receiver).setEventHandler(handler: nil)"
            : "dispatch_source_set_event_handler(\(place.receiver), NULL);"
        return FixIt(
            title: "clear the handler of \(name) and resume it", safety: .safe,
            edits: [clearing, place.words("resume", "dispatch_resume")].map {
                layout.insertion(of: $0, before: place.statement.range.start)
            })
    }

    // MARK: States

    private var layout: SourceLayout { SourceLayout(fault.place.tree.file) }
    private var needsOneResume: Bool {
        !fault.statesAtPlace.isEmpty && fault.statesAtPlace.allSatisfy { $0.resumesDue == 1 }
    }
    private var allNew: Bool { fault.statesAtPlace.allSatisfy(\.isFresh) }
}

extension SourceState {
    /// Never started and never suspended.
    fileprivate var isFresh: Bool { isInactive && suspendCount == 0 }
}

extension String {
    /// The single argument of a C call as written: `x` in `f(x)`.
    fileprivate var cArgument: String? {
        guard let open = firstIndex(of: "("), let close = lastIndex(of: ")"), open < close else { return nil }
        let argument = self[index(after: open)..<close].trimmed
        return argument.isEmpty || argument.contains(",") ? nil : String(argument)
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var text = drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
