import Testing
import TimerlintAnalyses

@Suite("The queue that an expression denotes")
struct QueueTests {
    private func kind(_ text: String, path: String = "A.swift") throws -> QueueKind {
        let example = Example(text, path: path)
        return example.references.queues.kind(of: try example.asked()[0])
    }

    @Test(
        "is found at its creation",
        arguments: [
            ("ask(DispatchQueue.main)", .main), ("ask(DispatchQueue.global(qos: .utility))", .global),
            ("ask(DispatchQueue(label: \"a\"))", .serial),
            ("ask(DispatchQueue(label: \"a\", attributes: .concurrent))", .concurrent),
            ("ask(DispatchQueue(label: \"a\", attributes: []))", .serial),
            ("ask(DispatchQueue(label: \"a\", target: .main))", .main),
            ("let queue = DispatchQueue(label: \"a\") ; ask(queue)", .serial),
            ("class A { let queue: DispatchQueue ; init() { queue = .main } ; func f() { ask(queue) } }", .main),
            ("class A { lazy var queue = { DispatchQueue.global() }() ; func f() { ask(queue) } }", .global),
            ("var queue: DispatchQueue { .main } ; func f() { ask(queue) }", .main),
            ("func make() -> DispatchQueue { DispatchQueue(label: \"a\") } ; ask(make())", .serial),
            ("func f(_ queue: DispatchQueue = .main) { ask(queue) }", .main),
            ("func f(on queue: DispatchQueue) { ask(queue) } ; f(on: .main) ; f(on: .main)", .main),
            ("extension DispatchQueue { static let metrics = DispatchQueue(label: \"a\") } ; ask(.metrics)", .serial),
        ] as [(String, QueueKind)])
    func isKnown(_ text: String, _ expected: QueueKind) throws { #expect(try kind(text) == expected) }

    @Test(
        "is unknown where creations differ or are not seen",
        arguments: [
            "func f(on queue: DispatchQueue) { ask(queue) }",
            "func f(on queue: DispatchQueue) { ask(queue) } ; f(on: .main) ; f(on: .global())",
            "class A { var queue = elsewhere ; func f() { ask(queue) } }", "ask(elsewhere.queue)",
            "ask(DispatchQueue(label: \"a\", attributes: attributes))",
            "let a = b ; let b = a ; ask(a)",
        ])
    func isUnknown(_ text: String) throws { #expect(try kind(text) == .unknown) }

    @Test("is found in Objective-C")
    func isKnownInObjectiveC() throws {
        #expect(try kind("void f(void) { ask(dispatch_get_main_queue()); }", path: "A.m") == .main)
        #expect(try kind("void f(void) { ask(dispatch_get_global_queue(0, 0)); }", path: "A.m") == .global)
        #expect(
            try kind("void f(void) { ask(dispatch_queue_create(\"a\", DISPATCH_QUEUE_SERIAL)); }", path: "A.m")
                == .serial)
        #expect(
            try kind("void f(void) { ask(dispatch_queue_create(\"a\", DISPATCH_QUEUE_CONCURRENT)); }", path: "A.m")
                == .concurrent)
    }

    @Test("of a source without one is the default global queue")
    func defaultQueue() throws {
        let example = Example("import Dispatch\nlet timer = DispatchSource.makeTimerSource()")
        let resolver = example.references.queues
        #expect(try resolver.queue(ofSource: example.calls("makeTimerSource")[0]) == .global)
    }
}
