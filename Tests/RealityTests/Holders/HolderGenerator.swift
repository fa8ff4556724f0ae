/// Generates classes that keep their source in many kinds of places, and end, drop and replace it. Correct by
/// construction, then sometimes with a seeded mistake.
struct HolderGenerator {
    private var random: SplitMix
    private var place = SourcePlace.all[0]

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    mutating func program(_ name: String) -> Program {
        place = random.pick(SourcePlace.all)
        var members = [place.isShared ? "private static var isOn = false" : "private var isOn = false", place.members]
        members += [starting(), stopping()]
        var calls = ["start()", "stop()"]
        if let renew = place.renew, random.chance(60) {
            members.append("func renew() {\n\(waking)\n  FLAG = false\n  \(renew)\n}")
            calls.append("renew()")
        }
        if random.chance(60) {
            members.append("func end() {\n\(waking)\n  FLAG = true\n  \(call("cancel"))\n  \(place.drop ?? "")\n}")
            calls.append("end()")
        }
        if !place.isShared { members.append("deinit {\n\(waking)\n}") }
        return program(name, members.joined(separator: "\n"), calls)
    }

    private mutating func program(_ name: String, _ members: String, _ calls: [String]) -> Program {
        func filled(_ text: String) -> Template {
            Template(text).filled([
                "FLAG": place.isShared ? "NAME.isOn" : "isOn",
                "NEW": "DispatchSource.makeTimerSource(queue: programQueue)", "NAME": name,
            ])
        }
        let body = filled(members).statements.mutatedSometimes(&random)
        let text = filled(place.types + "\n" + place.head).text + " {\n" + body.text + "}\n"
        let isActor = place.head.hasPrefix("actor")
        return Program(
            name: name, text: text, makes: [place.isShared ? "\(name).freshen(); return \(name)()" : "\(name)()"],
            calls: calls.map { isActor ? "isolated(object) { actor in actor.\($0) }" : "object.\($0)" },
            support: place.isShared ? filled(freshening).text : "", isOutOfSight: place.isElsewhere)
    }

    /// Makes the shared place as new, where many runs share a process.
    private var freshening: String {
        """
        extension NAME {
          static func freshen() {
            freshening {
              isOn = false
              \(place.renew ?? "refresh(\(place.source))")
            }
          }
        }
        """
    }

    // MARK: Calls on the source

    private var isOptional: Bool { place.source.contains("?") }
    private var bound: String { place.source.hasSuffix("?") ? String(place.source.dropLast()) : place.source }

    private mutating func call(_ word: String) -> String {
        switch random.number(below: 5) {
        case 0 where isOptional: return "if let held = \(bound) {\n    held.\(word)()\n  }"
        case 0: return "let held = \(bound)\n  held.\(word)()"
        case 1: return "programQueue.sync {\n    \(explicit).\(word)()\n  }"
        default: return "\(place.source).\(word)()"
        }
    }

    /// With `self`, as a closure needs it.
    private var explicit: String {
        let isGlobal = place.source.first?.isUppercase == true
        return isGlobal || place.source.hasPrefix("self") ? place.source : "self." + place.source
    }

    /// Gives back a suspension before the source goes.
    private var waking: String { "  if !FLAG {\n    \(place.source).resume()\n  }" }

    // MARK: Methods

    private mutating func starting() -> String {
        let body = random.chance(50) ? "\(call("resume"))\n  FLAG = true" : "FLAG = true\n  \(call("resume"))"
        switch random.number(below: 4) {
        case 0: return "func start() {\n  if FLAG { return }\n  \(body)\n}"
        case 1: return "func start() {\n  if !FLAG {\n  \(body)\n  }\n}"
        case 2 where isOptional:
            return "func start() {\n  guard \(bound) != nil, !FLAG else { return }\n  \(body)\n}"
        default: return "func start() {\n  guard !FLAG else { return }\n  \(body)\n}"
        }
    }

    private mutating func stopping() -> String {
        let body = random.chance(50) ? "\(call("suspend"))\n  FLAG = false" : "FLAG = false\n  \(call("suspend"))"
        switch random.number(below: 3) {
        case 0: return "func stop() {\n  if FLAG {\n  \(body)\n  }\n}"
        case 1: return "func stop() {\n  guard FLAG else { return }\n  defer { FLAG = false }\n  \(call("suspend"))\n}"
        default: return "func stop() {\n  guard FLAG else { return }\n  \(body)\n}"
        }
    }
}
