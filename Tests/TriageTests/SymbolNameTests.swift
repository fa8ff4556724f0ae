import Testing

@testable import TimerlintTriage

@Suite("Names in stacks")
struct SymbolNameTests {
    @Test(
        "have one short spelling, mangled, demangled or short",
        arguments: [
            ("$s3Net6PollerC5startyyF", "Poller.start()", "Poller", "start"),
            ("closure #1 () -> () in Net.Poller.start() -> ()", "closure #1 in Poller.start()", "Poller", "start"),
            ("closure #1 in Poller.start()", "closure #1 in Poller.start()", "Poller", "start"),
            (
                "closure #1 @Sendable () async -> () in Net.Poller.start(every: Swift.Int, Swift.String) -> ()",
                "closure #1 in Poller.start(every:_:)", "Poller", "start"
            ),
            ("@objc Net.Poller.tick(_: __C.NSTimer) -> ()", "Poller.tick(_:)", "Poller", "tick"),
            ("Net.(Poller in _97E5A3).start() -> ()", "Poller.start()", "Poller", "start"),
            (
                "Net.Poller.timer.getter : Swift.Optional<Dispatch.DispatchSourceTimer>", "Poller.timer.getter",
                "Poller", "timer"
            ),
            ("Poller.__deallocating_deinit", "Poller.__deallocating_deinit", "Poller", "deinit"),
            (
                "partial apply forwarder for closure #1 () -> () in Net.Poller.start() -> ()",
                "closure #1 in Poller.start()", "Poller", "start"
            ),
            ("(1) await resume partial function for Net.Poller.run() async -> ()", "Poller.run()", "Poller", "run"),
            ("specialized Poller.start(every:)", "Poller.start(every:)", "Poller", "start"),
            ("Net.Box<A>.put<B>(_: B) -> A", "Box.put(_:)", "Box", "put"),
            ("(extension in Net):Foundation.Timer.pause() -> ()", "Timer.pause()", "Timer", "pause"),
            ("merged Net.Poller.stop() -> ()", "Poller.stop()", "Poller", "stop"),
            ("static Net.Poller.make() -> Net.Poller", "Poller.make()", "Poller", "make"),
            ("-[Poller stop:]", "-[Poller stop:]", "Poller", "stop"),
            ("-[Poller(Private) dealloc]", "-[Poller(Private) dealloc]", "Poller", "deinit"),
            ("-[Poller .cxx_destruct]", "-[Poller .cxx_destruct]", "Poller", "deinit"),
            ("__27-[Poller start:]_block_invoke_2", "__27-[Poller start:]_block_invoke_2", "Poller", "start"),
        ])
    func areShortened(_ symbol: String, _ text: String, _ type: String, _ member: String) {
        let name = SymbolName(symbol)
        #expect(name.text == text)
        #expect(name.type == type)
        #expect(name.member == member)
        #expect(!name.isGenerated)
    }

    @Test(
        "of C functions lose what the linker and the optimizer add",
        arguments: [
            ("_dispatch_queue_xref_dispose.cold.2", "dispatch_queue_xref_dispose"),
            ("_dispatch_queue_xref_dispose$VARIANT$mp", "dispatch_queue_xref_dispose"),
            ("_dispatch_lane_resume$VARIANT$armv81 + 24", "dispatch_lane_resume"),
            ("dispatch_resume$V2", "dispatch_resume"),
        ])
    func areStripped(_ symbol: String, _ function: String) {
        #expect(SymbolName(symbol).function == function)
    }

    @Test(
        "that the compiler made are told",
        arguments: [
            "partial apply for thunk for @escaping @callee_guaranteed () -> ()",
            "reabstraction thunk helper from @escaping @callee_guaranteed () -> ()",
            "protocol witness for DispatchSourceProtocol.resume() in conformance DispatchSource",
            "outlined destroy of DispatchSourceTimer?",
            "thunk for @escaping @callee_guaranteed @convention(block) () -> ()",
            "__swift_destroy_boxed_opaque_existential_1",
        ])
    func areGenerated(_ symbol: String) { #expect(SymbolName(symbol).isGenerated) }

    @Test(
        "of any length and shape are read",
        arguments: ["", "(", ")", "<", ".", "#", " in ", "$s", "$S\u{FFFD}", String(repeating: "(", count: 10_000)])
    func areAnything(_ symbol: String) { #expect(SymbolName(symbol).text.utf8.count <= symbol.utf8.count) }
}
