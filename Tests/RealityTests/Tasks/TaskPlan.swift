/// How a class uses a task that sleeps in a loop: one choice of each kind, and one or two mistakes.
struct TaskPlan {
    /// What a sleep does when its task is cancelled, as a statement with `SLEEP`.
    enum Sleep: CaseIterable {
        case returns, breaks, leavesByGuard, throwing
        // Mistakes, unless something else checks for cancellation.
        case dropped, caught, assigned, helper, old

        var statement: String {
            switch self {
            case .returns: "do { try await SLEEP } catch { return }"
            case .breaks: "do { try await SLEEP } catch { break }"
            case .leavesByGuard: "guard (try? await SLEEP) != nil else { return }"
            case .throwing: "try await SLEEP"
            case .dropped: "try? await SLEEP"
            case .caught: "do { try await SLEEP } catch {}"
            case .assigned: "_ = try? await SLEEP"
            case .helper: "await nap()"
            case .old: "await Task.sleep(10_000_000)"
            }
        }
    }

    enum Check: CaseIterable {
        case none, ifReturns, guards, breaks, throwsError

        var statement: String? {
            switch self {
            case .none: nil
            case .ifReturns: "if Task.isCancelled { return }"
            case .guards: "guard !Task.isCancelled else { return }"
            case .breaks: "if Task.isCancelled { break }"
            case .throwsError: "try Task.checkCancellation()"
            }
        }
    }

    enum Loop: CaseIterable { case whileNotCancelled, whileTrue, repeatTrue }

    enum Capture: CaseIterable {
        case weakCall, weakGuardAfterSleep, weakGuardBeforeSleep, weakQuestion
        // Mistakes.
        case strong, weakGuardOutside

        var isWeak: Bool { self != .strong }
    }

    enum Handle: CaseIterable { case property, array, discarded }
    enum Ending: CaseIterable { case scene, deinitializer, both, nobody, drops, uncalled }
    enum Restart: CaseIterable { case cancels, returnsIfKept, ignores }

    var sleep: Sleep
    var check: Check
    var loop: Loop
    var capture: Capture
    var handle: Handle
    var ending: Ending
    var restart: Restart
    var startsTwice: Bool

    init(_ random: inout SplitMix) {
        sleep = random.pick(Sleep.allCases)
        // Every loop ends in some way before a mistake is added.
        switch sleep {
        case .returns, .breaks, .leavesByGuard, .throwing:
            (loop, check) = (random.pick(Loop.allCases), random.pick([.none, .none, .ifReturns]))
        case .dropped, .caught, .assigned, .helper, .old:
            loop = random.pick(Loop.allCases)
            check =
                loop == .whileNotCancelled
                ? random.pick([.none, .guards]) : random.pick(Array(Check.allCases.dropFirst()))
        }
        capture = random.pick([.weakCall, .weakGuardAfterSleep, .weakGuardBeforeSleep, .weakQuestion])
        handle = random.pick([.property, .property, .array])
        ending = random.pick([.scene, .deinitializer, .both])
        restart = random.pick([.cancels, .returnsIfKept])
        startsTwice = random.chance(40)
        for _ in 0..<random.number(below: 3) { spoil(&random) }
        // A retained owner is observed only if a caller forgets the stop.
        if capture == .weakGuardOutside, ending == .scene || ending == .both { ending = .uncalled }
        // A start that cancels exists to be called again. The linter cannot follow a task that nobody keeps to a
        // second start.
        startsTwice = handle == .discarded ? false : startsTwice || restart == .cancels
    }

    private mutating func spoil(_ random: inout SplitMix) {
        switch random.number(below: 7) {
        case 0: check = .none
        case 1: (loop, check) = (random.pick([.whileTrue, .repeatTrue]), .none)
        case 2, 3: capture = random.pick([.strong, .weakGuardOutside])
        case 4: ending = random.pick([.nobody, .drops])
        case 5: restart = .ignores
        default: handle = .discarded
        }
    }

    /// Whether the body of the task throws.
    var isThrowing: Bool { sleep == .throwing || check == .throwsError }
}
