import TimerlintSource
import TimerlintSyntax

// Maps libdispatch's C functions to Swift's overlay: `dispatch_suspend(t)` becomes `t.suspend()`. Input: the
// parser at the function's name, before its parenthesis. Output: the parser after the call, and one node.

extension ObjCParser {
    /// False if the function is not mapped and keeps its own name.
    mutating func dispatchCall(_ function: CWord) -> Bool {
        let mark = builder.mark
        let begin = start
        switch function {
        case .dispatch_source_create: return makeTimerSource(since: mark, from: begin)
        case .dispatch_get_main_queue: staticMember("DispatchQueue", "main", since: mark, from: begin)
        case .dispatch_get_global_queue: globalQueue(since: mark, from: begin)
        case .dispatch_queue_create, .dispatch_queue_create_with_target: makeQueue(since: mark, from: begin)
        case .dispatch_source_testcancel: onReceiver("isCancelled", since: mark, from: begin, isProperty: true) { _ in }
        case .dispatch_once: runOnce(since: mark, from: begin)
        case .dispatch_source_set_timer: onReceiver("schedule", since: mark, from: begin) { $0.timerArguments() }
        case .dispatch_after, .dispatch_after_f: laterArguments(since: mark, from: begin)
        case .dispatch_group_async, .dispatch_group_notify:
            groupArguments(isNotify: function == .dispatch_group_notify, since: mark, from: begin)
        default:
            guard let (name, label) = Self.methods[function] else { return false }
            onReceiver(name, since: mark, from: begin) { $0.remainingArguments(firstLabel: label) }
        }
        return true
    }

    /// Functions whose first argument becomes the receiver: the method, and the label of the next argument.
    private static let methods: [CWord: (StaticString, StaticString)] = [
        .dispatch_resume: ("resume", ""), .dispatch_suspend: ("suspend", ""), .dispatch_activate: ("activate", ""),
        .dispatch_release: ("release", ""), .dispatch_retain: ("retain", ""),
        .dispatch_source_cancel: ("cancel", ""), .dispatch_source_cancel_and_wait: ("cancel", ""),
        .dispatch_cancel: ("cancel", ""),
        .dispatch_source_set_event_handler: ("setEventHandler", "handler"),
        .dispatch_source_set_event_handler_f: ("setEventHandler", "handler"),
        .dispatch_source_set_cancel_handler: ("setCancelHandler", "handler"),
        .dispatch_source_set_cancel_handler_f: ("setCancelHandler", "handler"),
        .dispatch_source_set_registration_handler: ("setRegistrationHandler", "handler"),
        .dispatch_source_set_registration_handler_f: ("setRegistrationHandler", "handler"),
        .dispatch_set_target_queue: ("setTarget", "queue"),
        .dispatch_async: ("async", "execute"), .dispatch_sync: ("sync", "execute"),
        .dispatch_barrier_async: ("async", "execute"), .dispatch_barrier_sync: ("sync", "execute"),
    ]

    // MARK: Parts

    /// `receiver.name(…)`: the first argument becomes the receiver; `rest` parses the others, after the comma.
    private mutating func onReceiver(
        _ name: StaticString, since mark: TreeBuilder.Mark, from begin: UInt32, isProperty: Bool = false,
        _ rest: (inout ObjCParser) -> Void
    ) {
        let method = tokens[at].range
        advance()
        insideBrackets { parser in
            parser.receiverArgument()
            parser.builder.finish(
                .memberExpression, since: mark, range: SourceRange(begin, max(method.end, parser.lastEnd)),
                name: parser.swift(name))
            if parser.kind == .comma { parser.advance() }
            if !isProperty { rest(&parser) }
            parser.skipRest()
        }
        if isProperty { return }
        finish(.callExpression, since: mark, from: begin, flags: .hasParentheses)
    }

    /// Parses an expression without an `argument` node around it.
    private mutating func receiverArgument() {
        expression()
        while !isAtEnd, kind != .comma { if kind.isOpening { skipBrackets() } else { advance() } }
    }

    private mutating func skipRest() { while !isAtEnd { if kind.isOpening { skipBrackets() } else { advance() } } }

    private mutating func remainingArguments(firstLabel: StaticString) {
        var label: TextReference? = firstLabel.utf8CodeUnitCount == 0 ? nil : swift(firstLabel)
        while !isAtEnd {
            let place = at
            argument(label)
            label = nil
            if kind == .comma { advance() }
            if at == place { advance() }
        }
    }

    private mutating func staticMember(
        _ type: StaticString, _ name: StaticString, since mark: TreeBuilder.Mark, from begin: UInt32
    ) {
        builder.leaf(.nameExpression, range: tokens[at].range, name: swift(type))
        advance()
        if kind == .leftParen { skipBrackets() }
        finish(.memberExpression, since: mark, from: begin, name: swift(name))
    }

    // MARK: Sources

    /// `dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, flags, queue)`; false for sources of other kinds.
    private mutating func makeTimerSource(since mark: TreeBuilder.Mark, from begin: UInt32) -> Bool {
        guard word(ahead: 2) == .DISPATCH_SOURCE_TYPE_TIMER else { return false }
        builder.leaf(.nameExpression, range: tokens[at].range, name: swift("DispatchSource"))
        builder.finish(.memberExpression, since: mark, range: tokens[at].range, name: swift("makeTimerSource"))
        advance()
        insideBrackets { parser in
            parser.passArgument()
            parser.passArgument()
            if parser.word == .DISPATCH_TIMER_STRICT { parser.strictFlag() } else { parser.passArgument() }
            if !parser.isAtEnd { parser.argument(parser.swift("queue")) }
            parser.skipRest()
        }
        finish(.callExpression, since: mark, from: begin, flags: .hasParentheses)
        return true
    }

    private mutating func passArgument() {
        while !isAtEnd, kind != .comma { if kind.isOpening { skipBrackets() } else { advance() } }
        advance()
    }

    /// `flags: .strict`
    private mutating func strictFlag() {
        let mark = builder.mark
        builder.leaf(.memberExpression, range: tokens[at].range, name: swift("strict"), flags: .implicitBase)
        builder.finish(.argument, since: mark, range: tokens[at].range, name: swift("flags"))
        passArgument()
    }

    /// `(deadline: start, repeating: .nanoseconds(interval), leeway: .nanoseconds(leeway))`
    private mutating func timerArguments() {
        argument(swift(isWallTime ? "wallDeadline" : "deadline"))
        if kind == .comma { advance() }
        nanoseconds("repeating")
        nanoseconds("leeway")
    }

    private var isWallTime: Bool { word == .dispatch_walltime }

    private mutating func nanoseconds(_ label: StaticString) {
        guard !isAtEnd else { return }
        let mark = builder.mark
        let begin = start
        if word == .DISPATCH_TIME_FOREVER, kind(ahead: 1) == .comma || kind(ahead: 1) == .endOfFile {
            builder.leaf(.memberExpression, range: tokens[at].range, name: swift("never"), flags: .implicitBase)
            advance()
        } else {
            builder.leaf(
                .memberExpression, range: SourceRange(begin, begin), name: swift("nanoseconds"),
                flags: [.implicitBase, .isImplicit])
            argument(nil)
            finish(.callExpression, since: mark, from: begin, flags: .hasParentheses)
        }
        finish(.argument, since: mark, from: begin, name: swift(label))
        if kind == .comma { advance() }
    }

    // MARK: Queues

    /// `DispatchQueue.global(qos: class)`
    private mutating func globalQueue(since mark: TreeBuilder.Mark, from begin: UInt32) {
        builder.leaf(.nameExpression, range: tokens[at].range, name: swift("DispatchQueue"))
        builder.finish(.memberExpression, since: mark, range: tokens[at].range, name: swift("global"))
        advance()
        insideBrackets { parser in
            if !parser.isAtEnd { parser.argument(parser.swift("qos")) }
            parser.skipRest()
        }
        finish(.callExpression, since: mark, from: begin, flags: .hasParentheses)
    }

    /// `DispatchQueue(label: name, attributes: attributes)`
    private mutating func makeQueue(since mark: TreeBuilder.Mark, from begin: UInt32) {
        builder.leaf(.nameExpression, range: tokens[at].range, name: swift("DispatchQueue"))
        advance()
        insideBrackets { parser in
            for label: StaticString in ["label", "attributes", "target"] where !parser.isAtEnd {
                parser.argument(parser.swift(label))
                if parser.kind == .comma { parser.advance() }
            }
            parser.skipRest()
        }
        finish(.callExpression, since: mark, from: begin, flags: .hasParentheses)
    }

    /// `dispatch_after(when, queue, block)` becomes `queue.asyncAfter(deadline: when, execute: block)`.
    private mutating func laterArguments(since mark: TreeBuilder.Mark, from begin: UInt32) {
        let isWall = word(ahead: 2) == .dispatch_walltime
        reordered("asyncAfter", swift(isWall ? "wallDeadline" : "deadline"), since: mark, from: begin)
    }

    /// `dispatch_group_async(group, queue, block)` becomes `queue.async(group: group, execute: block)`; for
    /// `notify` the group becomes the receiver.
    private mutating func groupArguments(isNotify: Bool, since mark: TreeBuilder.Mark, from begin: UInt32) {
        if isNotify {
            return onReceiver("notify", since: mark, from: begin) { $0.remainingArguments(firstLabel: "queue") }
        }
        reordered("async", swift("group"), since: mark, from: begin)
    }

    /// The second argument becomes the receiver.
    private mutating func reordered(
        _ name: StaticString, _ label: TextReference, since mark: TreeBuilder.Mark, from begin: UInt32
    ) {
        advance()
        insideBrackets { parser in
            parser.argument(label)
            if parser.kind == .comma { parser.advance() }
            let first = parser.builder.take(since: mark)
            let from = parser.start
            parser.receiverArgument()
            parser.builder.finish(
                .memberExpression, since: mark, range: SourceRange(from, max(from, parser.lastEnd)),
                name: parser.swift(name))
            for id in first { parser.builder.put(id) }
            if parser.kind == .comma { parser.advance() }
            parser.remainingArguments(firstLabel: "execute")
        }
        finish(.callExpression, since: mark, from: begin, flags: .hasParentheses)
    }

    /// `dispatch_once(&token, ^{ … })` becomes an immediate call of the block, with a flag.
    private mutating func runOnce(since mark: TreeBuilder.Mark, from begin: UInt32) {
        advance()
        insideBrackets { parser in
            parser.passArgument()
            if !parser.isAtEnd { parser.receiverArgument() }
        }
        if builder.count(since: mark) == 1 {
            finish(.callExpression, since: mark, from: begin, flags: [.hasParentheses, .runsOnce])
        } else {
            missingExpression()
        }
    }
}
