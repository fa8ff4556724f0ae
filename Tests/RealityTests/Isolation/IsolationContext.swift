/// Code around a handler: `BODY` marks the handler, `NAME` the program's name.
struct IsolationContext: Sendable {
    let text: String
    /// The statement that runs it, on the main actor.
    let call: String
    let instance: Instance
    /// Whether the module's default isolation may be the main actor; some declarations do not compile with it.
    var isOpenToDefault = true

    /// What a handler in this context may do with `self`.
    enum Instance: Sendable {
        /// There is no `self`, or the handler does not use it.
        case none
        /// The handler may use its state and send it.
        case shared
        /// It may be sent, but its state is isolated to an actor that this code does not run on.
        case foreign
        case actor
        /// The handler may use its state but not send it to the main actor.
        case ofGlobalActor
    }

    /// A class with a method `go()` that sets the handler.
    private static func type(_ head: String, _ instance: Instance, _ function: String = "func go()") -> IsolationContext
    {
        IsolationContext(
            text: "\(head) {\n  var n = 0\n  func tick() {}\n  \(function) { BODY }\n}",
            call: "let object = NAME(); hold(object); object.go()",
            instance: instance)
    }

    /// A main-actor class whose `go()` runs code that sets the handler.
    private static func inside(
        _ opening: String, _ closing: String, _ instance: Instance = .shared, isAsync: Bool = false
    ) -> IsolationContext {
        let call = isAsync ? "Task { await object.go() }" : "object.go()"
        return IsolationContext(
            text:
                "@MainActor final class NAME {\n  var n = 0\n  func go()\(isAsync ? " async" : "") { \(opening) BODY \(closing) }\n}",
            call: "let object = NAME(); hold(object); \(call)", instance: instance)
    }

    /// The same in a class without isolation.
    private static func insidePlain(_ opening: String, _ closing: String, _ instance: Instance = .none)
        -> IsolationContext
    {
        IsolationContext(
            text: "final class NAME: @unchecked Sendable {\n  var n = 0\n  func go() { \(opening) BODY \(closing) }\n}",
            call: "let object = NAME(); hold(object); object.go()", instance: instance)
    }

    private static func whole(
        _ text: String, _ call: String, _ instance: Instance = .none, isOpenToDefault: Bool = true
    ) -> IsolationContext {
        IsolationContext(text: text, call: call, instance: instance, isOpenToDefault: isOpenToDefault)
    }

    static let all: [IsolationContext] = types + members + functions + closures + plainClosures + actors

    private static let types: [IsolationContext] = [
        type("final class NAME: @unchecked Sendable", .shared), type("@MainActor final class NAME", .shared),
        type("nonisolated final class NAME", .none), type("@preconcurrency @MainActor final class NAME", .shared),
        whole(
            "@Work final class NAME {\n  var n = 0\n  func go() { BODY }\n}",
            "Task { let object = await NAME(); hold(object); await object.go() }", .ofGlobalActor),
        whole(
            "final class NAME: Shown {\n  var n = 0\n  func go() { BODY }\n}",
            "let object = NAME(); hold(object); object.go()", .shared),
        whole("final class NAME {\n  func go() { BODY }\n}\nextension NAME: Shown {}", "NAME().go()"),
        whole("final class NAME {}\nextension NAME: Shown {\n  func go() { BODY }\n}", "NAME().go()"),
        whole(
            "final class NAME: Base {\n  var n = 0\n  func go() { BODY }\n}",
            "let object = NAME(); hold(object); object.go()", .shared, isOpenToDefault: false),
        whole("final class NAME: Sent {\n  func go() { BODY }\n}", "NAME().go()"),
        whole("final class NAME: Started {\n  func go() { BODY }\n}", "NAME().go()"),
        whole("final class NAME {}\nextension NAME: Started {\n  func go() { BODY }\n}", "NAME().go()"),
        whole("final class NAME {\n  func go() { BODY }\n}\nextension NAME: Started {}", "NAME().go()"),
        whole(
            "class NAMEBase {\n  @MainActor func go() {}\n}\nfinal class NAME: NAMEBase {\n  override func go() { BODY }\n}",
            "NAME().go()", isOpenToDefault: false),
        whole("@MainActor struct NAME {\n  func go() { BODY }\n}", "NAME().go()"),
        whole("struct NAME: Sendable {\n  func go() { BODY }\n}", "NAME().go()"),
        whole("@MainActor enum NAME {\n  static func go() { BODY }\n}", "NAME.go()"),
        whole("enum NAME {\n  static func go() { BODY }\n}", "NAME.go()"),
        whole(
            "@MainActor final class NAME {\n  final class Inner {\n    func go() { BODY }\n  }\n}", "NAME.Inner().go()"),
        whole(
            "nonisolated final class NAME {\n  final class Inner {\n    func go() { BODY }\n  }\n}", "NAME.Inner().go()"
        ),
        whole("actor NAME {\n  final class Inner {\n    func go() { BODY }\n  }\n}", "NAME.Inner().go()"),
        whole("final class NAME: NSObject {\n  func go() { BODY }\n}", "NAME().go()"),
    ]

    private static let members: [IsolationContext] = [
        type("final class NAME: @unchecked Sendable", .shared, "@MainActor func go()"),
        type("@MainActor final class NAME", .foreign, "nonisolated func go()"),
        whole(
            "final class NAME: @unchecked Sendable { var n = 0 }\n@MainActor extension NAME {\n  func go() { BODY }\n}",
            "let object = NAME(); hold(object); object.go()", .shared),
        whole(
            "@MainActor final class NAME { var n = 0 }\nextension NAME {\n  func go() { BODY }\n}",
            "let object = NAME(); hold(object); object.go()", .shared),
        whole(
            "@MainActor final class NAME { var n = 0 }\nnonisolated extension NAME {\n  func go() { BODY }\n}",
            "NAME().go()", .foreign),
        whole("nonisolated final class NAME {}\nextension NAME {\n  func go() { BODY }\n}", "NAME().go()"),
        whole("@MainActor final class NAME {\n  init() { BODY }\n}", "hold(NAME())"),
        whole("@MainActor final class NAME {\n  nonisolated init() { BODY }\n}", "hold(NAME())"),
        whole("final class NAME {\n  init() { BODY }\n}", "hold(NAME())"),
        whole("@MainActor final class NAME {\n  deinit { BODY }\n}", "_ = NAME()"),
        whole("@MainActor final class NAME {\n  isolated deinit { BODY }\n}", "_ = NAME()"),
        whole(
            "@MainActor final class NAME {\n  var n = 0\n  var isOn = false { didSet { BODY } }\n}",
            "let object = NAME(); hold(object); object.isOn = true", .shared),
        whole(
            "@MainActor final class NAME {\n  var n = 0\n  var isOn: Bool { BODY; return true }\n}",
            "let object = NAME(); hold(object); _ = object.isOn", .shared),
        whole("final class NAME {\n  @MainActor var isOn = false { willSet { BODY } }\n}", "NAME().isOn = true"),
        whole("@MainActor final class NAME {\n  var isOn: Bool { get { true } set { BODY } }\n}", "NAME().isOn = true"),
        whole(
            "@MainActor final class NAME {\n  nonisolated var isOn: Bool { BODY; return true }\n}", "_ = NAME().isOn"),
        whole(
            "@MainActor final class NAME {\n  var n = 0\n  lazy var isOn: Bool = { BODY; return true }()\n}",
            "let object = NAME(); hold(object); _ = object.isOn"),
        whole("@MainActor final class NAME {\n  static let isOn: Bool = { BODY; return true }()\n}", "_ = NAME.isOn"),
        whole("@MainActor final class NAME {\n  let isOn: Bool = { BODY; return true }()\n}", "hold(NAME())"),
        whole("struct NAME {\n  @MainActor static func go() { BODY }\n}", "NAME.go()"),
    ]

    private static let functions: [IsolationContext] = [
        whole("func NAME() { BODY }", "NAME()"), whole("@MainActor func NAME() { BODY }", "NAME()"),
        whole("nonisolated func NAME() { BODY }", "NAME()"),
        whole("@Work func NAME() { BODY }", "Task { await NAME() }"),
        whole("@MainActor func NAME() async { BODY }", "Task { await NAME() }"),
        whole("func NAME() async { BODY }", "Task { await NAME() }"),
        whole("@concurrent func NAME() async { BODY }", "Task { await NAME() }"),
        inside("func start() {", "}; start()"),
        whole("@MainActor func NAME(_ go: Bool = { BODY; return true }()) {}", "NAME()"),
    ]

    private static let closures: [IsolationContext] = [
        inside("Task {", "}"), inside("Task.detached {", "}", .none),
        inside("Task.detached { @MainActor in", "}", .none), inside("Task { @MainActor in", "}"),
        inside("DispatchQueue.main.async {", "}"), inside("DispatchQueue.main.asyncAfter(deadline: .now()) {", "}"),
        inside("programQueue.async {", "}", .none),
        inside("programQueue.sync {", "}"), inside("Queues.front.async {", "}", .none),
        inside("[1].forEach { _ in", "}"), inside("NSLock().withLock {", "}"),
        inside("inPlace {", "}"), inside("inPlaceSendable {", "}", .none), inside("inPlaceSending {", "}", .none),
        inside("inPlaceOnMain {", "}"),
        inside("let start = {", "}; start()"), inside("let start: () -> Void = {", "}; start()"),
        inside("let start: @Sendable () -> Void = {", "}; start()", .none),
        inside("let keeper = Keeper(); keeper.body = {", "}; keeper.body?()"), inside("_ = {", "; return 1 }()"),
        inside("withExtendedLifetime(1) {", "}"),
        inside(
            "await withCheckedContinuation { (next: CheckedContinuation<Void, Never>) in", "; next.resume() }",
            isAsync: true),
        inside("await withTaskGroup(of: Void.self) { group in group.addTask {", "} }", .none, isAsync: true),
        inside("OperationQueue.main.addOperation {", "}", .none), inside("Thread.detachNewThread {", "}", .none),
        inside("for _ in 0..<1 {", "}"), inside("if n == 0 {", "}"), inside("defer {", "}; n += 1"),
    ]

    private static let plainClosures: [IsolationContext] = [
        insidePlain("DispatchQueue.main.async {", "}"), insidePlain("MainActor.assumeIsolated {", "}"),
        insidePlain("Task { await MainActor.run {", "} }"),
        insidePlain("Task { @MainActor in", "}"), insidePlain("programQueue.async {", "}"),
        insidePlain("[1].forEach { _ in", "}"),
        insidePlain("Task.detached {", "}"),
    ]

    private static let actors: [IsolationContext] = [
        whole(
            "actor NAME {\n  var n = 0\n  func go() { BODY }\n}",
            "let object = NAME(); hold(object); Task { await object.go() }", .actor),
        whole(
            "actor NAME {\n  var n = 0\n  func go() { func start() { BODY }; start() }\n}",
            "let object = NAME(); hold(object); Task { await object.go() }", .actor),
        whole(
            "actor NAME {\n  var n = 0\n  func go() { [1].forEach { _ in _ = n; BODY } }\n}",
            "let object = NAME(); hold(object); Task { await object.go() }", .actor),
        whole("actor NAME {\n  init() { BODY }\n}", "hold(NAME())"),
        whole("actor NAME {\n  static func go() { BODY }\n}", "NAME.go()"),
        whole("actor NAME {\n  nonisolated func go() { BODY }\n}", "NAME().go()"),
        whole("actor NAME {\n  func go() { Task { BODY } }\n}", "Task { await NAME().go() }"),
        whole("actor NAME {\n  @MainActor func go() { BODY }\n}", "NAME().go()"),
    ]
}
