import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSemantics
import TimerlintSyntax

/// The circumstances in which a timer is used, by which rules decide to stay silent.
extension ProjectFacts {
    /// Whether a place is in a test, or elsewhere in a test target.
    package func isOfTests(_ place: Node) -> Bool { entries.isOfTests(place) }

    /// Test code may do things that an app should not.
    package func isOfTests(_ timer: Timer) -> Bool { isOfTests(timer.creation) }

    /// Whether the timer belongs to watchOS code: by its imports, or by a folder that is named like those of
    /// Xcode's watch app templates (`Clock Watch App`, `WatchKit Extension`, `WatchApp`).
    package func isWatchCode(_ timer: Timer) -> Bool {
        if project.imports(around: timer.creation).contains("WatchKit") { return true }
        return timer.creation.tree.file.path.split(separator: "/").dropLast().contains { folder in
            folder.contains("Watch")
                && (folder.hasSuffix("App") || folder.hasSuffix("Extension") || folder.hasSuffix("WatchKit"))
        }
    }

    /// A timer whose only purpose is to keep a run loop from exiting: its fire date is never reached.
    package func isKeepAlive(_ timer: Timer) -> Bool {
        timer.creation.arguments.prefix(3).contains { argument in
            argument.value.map { value in
                // Also `Date.distantFuture.timeIntervalSinceNow`.
                value.isNamed("greatestFiniteMagnitude") || value.isNamed("infinity")
                    || value.contains { $0.name == TimerAPI.dateOfNoFire }
            } ?? false
        } || runsOwnLoop(timer) && doesNothing(timer)
    }

    /// Whether its block is empty.
    private func doesNothing(_ timer: Timer) -> Bool {
        guard case .closure(let closure)? = timer.handler else { return false }
        return closure.body.map { $0.firstChild == nil } ?? false
    }

    /// The code that creates the timer runs a run loop itself afterwards: on its own thread, where no user
    /// scrolls.
    package func runsOwnLoop(_ timer: Timer) -> Bool {
        if goesOnToCall(["CFRunLoopRun", "CFRunLoopRunInMode"], after: timer, where: { _ in true }) { return true }
        return goesOnToCall(["run", "acceptInput"], after: timer) { callee in
            guard let loop = callee.base?.stripped else { return false }
            return RunLoopVocabulary.runLoop(loop, project: project) == .current
                || project.type(of: loop)?.name == "RunLoop"
        }
    }

    /// Whether the function that creates the timer calls one of these functions afterwards, not in the timer's own
    /// handler. Looked up by name in its file, so that the cost grows neither with the function nor with the project.
    private func goesOnToCall(_ names: [String], after timer: Timer, where condition: (Node) -> Bool) -> Bool {
        guard let function = timer.function else { return false }
        return names.contains { name in
            references.nodes(named: name, inFileOf: timer.creation).contains { callee in
                callee.range.start > timer.creation.range.start && !timer.creation.encloses(callee)
                    && project.function(around: callee) == function && condition(callee)
            }
        }
    }

    /// The code goes on to run a modal alert or session, during which the default mode does not run.
    func precedesModalSession(_ timer: Timer) -> Bool {
        goesOnToCall(["runModal", "runModalSession"], after: timer) { _ in true }
    }

    /// Whether only other systems than Apple's compile the timer, where no user scrolls.
    package func isLinuxOnly(_ timer: Timer) -> Bool { entries.isForOtherSystems(timer.creation) }
}

extension Timer {
    /// Whether the timer is passed to a function outside the tree, which may add it to a mode, retain it or
    /// stop it.
    package var isHandedToFunction: Bool {
        destinations.contains { destination in
            guard case .escaped(let node) = destination, node.kind == .argument, let callee = node.parent?.firstChild
            else { return false }
            guard callee.kind == .nameExpression || callee.kind == .memberExpression,
                !callee.flags.contains(.implicitBase)
            else { return false }
            return callee.beginsWithLowercase
        }
    }
}
