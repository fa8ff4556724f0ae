/// A life cycle in words, for readers who cannot see the picture.
struct LifeStory {
    let timer: TimerEntry

    /// One sentence: `made in start(), line 8; suspended by pause(), line 17; released by stop(), line 21; traps: …`.
    var sentence: String {
        let calls = timer.calls.map(phrase)
        return (calls + [ending]).joined(separator: "; ") + "."
    }

    private func phrase(_ call: LifeCall) -> String {
        let member = call.place.enclosing.split(separator: ".").last.map { " in \($0)" } ?? ""
        return (call.isConditional ? "perhaps " : "") + verb(of: call) + member + ", line \(call.place.line)"
    }

    private func verb(of call: LifeCall) -> String {
        switch call.action {
        case "make": "made"
        case "schedule": "scheduled"
        case "activate": "activated"
        case "resume": "resumed"
        case "suspend": "suspended"
        case "cancel": "cancelled"
        case "invalidate": "invalidated"
        case "connect": "connected"
        case "replace": "its handle overwritten"
        case "nil": "its handle set to nil"
        default: "released with its owner"
        }
    }

    private var ending: String {
        switch timer.drawnFault?.outcome {
        case .traps(let message): return "traps: \(message)"
        case .neverFires: return "never fires"
        case .spins: return "spins"
        case nil: break
        }
        switch timer.ending {
        case .never: return "nothing ends it"
        case .unknown: return "what ends it is not known"
        case .byItself: return "ends by itself"
        case .onlyInDeinit: return "ended in deinit only"
        case .withOwner: return "ends with its owner"
        case .ended(let members): return "ended in \(members.joined(separator: ", "))"
        }
    }
}
