/// The compiler settings of a module.
struct IsolationSettings: Sendable, Hashable {
    let mode: Int
    let isMainByDefault: Bool
    var checksInSwift5 = false

    static let all = [
        IsolationSettings(mode: 6, isMainByDefault: false), IsolationSettings(mode: 6, isMainByDefault: true),
        IsolationSettings(mode: 5, isMainByDefault: false), IsolationSettings(mode: 5, isMainByDefault: true),
        IsolationSettings(mode: 5, isMainByDefault: false, checksInSwift5: true),
    ]

    var flags: [String] {
        ["-swift-version", "\(mode)"] + (isMainByDefault ? ["-default-isolation", "MainActor"] : [])
            + (checksInSwift5 ? ["-enable-upcoming-feature", "DynamicActorIsolation"] : [])
    }

    /// The settings in a package manifest.
    var manifest: String {
        let settings =
            [".swiftLanguageMode(.v\(mode))"] + (isMainByDefault ? [".defaultIsolation(MainActor.self)"] : [])
            + (checksInSwift5 ? [".enableUpcomingFeature(\"DynamicActorIsolation\")"] : [])
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "Programs",
                targets: [.executableTarget(name: "Programs", path: ".", swiftSettings: [\(settings.joined(separator: ", "))])])

            """
    }
}

/// A generated program that passes a handler to a queue.
struct IsolationProgram: Sendable {
    let name: String
    let settings: IsolationSettings
    let text: String
    let call: String
}

/// Generates programs that differ in the handler's context, how it is passed, what it does, and its queue.
struct IsolationGenerator {
    private var random: SplitMix

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    /// Cycles through settings and contexts, so that every pair occurs; the rest is random.
    mutating func programs(_ count: Int) -> [IsolationProgram] {
        let contexts = IsolationContext.all
        var found: [IsolationProgram] = []
        var turn = random.number(below: contexts.count * IsolationSettings.all.count)
        while found.count < count {
            let settings = IsolationSettings.all[turn % IsolationSettings.all.count]
            let context = contexts[(turn / IsolationSettings.all.count) % contexts.count]
            turn += 1
            guard context.isOpenToDefault || !settings.isMainByDefault else { continue }
            found.append(program("P\(found.count)", in: context, settings))
        }
        return found
    }

    private mutating func program(_ name: String, in context: IsolationContext, _ settings: IsolationSettings)
        -> IsolationProgram
    {
        let handler = handler(for: context.instance)
        let body = setting(handler, context)
        let text =
            "import Dispatch\nimport Foundation\n\n"
            + context.text.replacing("BODY", with: body).replacing("NAME", with: name) + "\n"
        return IsolationProgram(
            name: name, settings: settings, text: text, call: context.call.replacing("NAME", with: name))
    }

    // MARK: Handlers

    private mutating func handler(for instance: IsolationContext.Instance) -> String {
        let plain = [
            "{ }", "{ _ = 1 }", "{ DispatchQueue.main.async { } }", "{ Task { @MainActor in } }", "{ @Sendable in }",
        ]
        let using = [
            "{ [weak self] in self?.n += 1 }", "{ self.n += 1 }", "{ [self] in n += 1 }",
            "{ [unowned self] in self.n += 1 }",
        ]
        let holding = ["{ [weak self] in _ = self }", "{ [weak self] in guard let self else { return }; _ = self }"]
        let sending = [
            "{ [weak self] in Task { @MainActor in self?.n += 1 } }",
            "{ @Sendable [weak self] in Task { @MainActor in self?.n += 1 } }",
            "{ [weak self] in DispatchQueue.main.async { self?.n += 1 } }",
        ]
        switch instance {
        case .none: return random.pick(plain)
        case .shared: return random.pick(plain + using + holding + sending)
        case .foreign: return random.pick(plain + holding + sending)
        case .ofGlobalActor: return random.pick(plain + using + holding)
        case .actor:
            return random.pick(
                plain + holding + Array(using.dropFirst()) + [
                    "{ [me = self] in _ = me }", "{ Task { [weak self] in _ = self } }",
                ])
        }
    }

    // MARK: Giving

    /// The statements that create a source or work item and set the handler.
    private mutating func setting(_ handler: String, _ context: IsolationContext) -> String {
        let isMethodPossible = context.text.contains("func tick()") && context.instance == .shared
        switch random.number(below: isMethodPossible ? 18 : 16) {
        case 0...5: return source("source.setEventHandler \(handler)")
        case 6: return source("source.setEventHandler(handler: \(handler))")
        // Parentheses hide from the compiler that a single Task is not a result.
        case 7: return source("source.setEventHandler(qos: .utility, handler: (\(handler)))")
        case 8: return source("source.setRegistrationHandler \(handler)")
        case 9: return source("source.setCancelHandler \(handler)", then: "source.cancel()")
        // Without a type annotation, a closure of one expression returns its value.
        case 10:
            return source(
                "let body\(random.chance(50) && !handler.contains(" in ") ? "" : ": () -> Void") = \(handler)"
                    + "; source.setEventHandler(handler: body)")
        case 11: return source("\(random.pick(["relay", "relayWrapped"]))(source) \(handler)")
        case 12: return source("let item = DispatchWorkItem \(handler); source.setEventHandler(handler: item)")
        case 13: return "let item = DispatchWorkItem \(handler); \(queue(isExpression: true)).async(execute: item)"
        case 14:
            return
                "let item = DispatchWorkItem(block: \(handler)); \(queue(isExpression: true)).asyncAfter(deadline: .now(), execute: item)"
        case 15: return source("source.setEventHandler(handler: \(handler) as () -> Void)")
        default: return source("source.setEventHandler(handler: \(random.pick(["tick", "self.tick"])))")
        }
    }

    private mutating func source(_ giving: String, then end: String = "") -> String {
        let activation = random.pick(["source.activate()", "source.resume()"])
        return "let source = \(creation()); source.schedule(deadline: .now()); \(giving); \(activation); hold(source)"
            + (end.isEmpty ? "" : "; " + end)
    }

    private mutating func creation() -> String {
        switch random.number(below: 8) {
        case 0: "DispatchSource.makeTimerSource()"
        case 1: random.pick(["makeSource()", "makeSource(on: .main)", "makeSource(on: programQueue)"])
        default: "DispatchSource.makeTimerSource(queue: \(queue(isExpression: false)))"
        }
    }

    /// An expression gets no type from its context.
    private mutating func queue(isExpression: Bool) -> String {
        let named = [
            "programQueue", "Queues.work", "Queues.front", "makeQueue()", "DispatchQueue(label: \"own\")",
            "DispatchQueue.main", "DispatchQueue.global(qos: .utility)",
            "DispatchQueue(label: \"front\", target: .main)", "DispatchQueue(label: \"wide\", attributes: .concurrent)",
            "DispatchQueue(label: \"inner\", target: DispatchQueue(label: \"outer\", target: .main))",
            "DispatchQueue(label: \"back\", target: programQueue)",
        ]
        return random.pick(isExpression ? named : named + [".main", ".global()", "nil"])
    }
}
