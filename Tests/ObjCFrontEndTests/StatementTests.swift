import Testing

@Suite struct StatementTests {
    @Test(arguments: [
        (
            "if (a) b(); else if (c) d(); else { e(); }",
            "ifStatement(ifBranch(a, { b() }), ifBranch(c, { d() }), ifBranch({ e() }))"
        ),
        ("while (x--) f();", "whileStatement(x -= 1, { f() })"),
        ("do { f(); } while (a && b);", "repeatStatement({ f() }, a && b)"),
        ("for (UIView *v in views) [v hide];", "forStatement(v, : UIView?, views, { v.hide() })"),
        ("for (;;) { }", "cForStatement(empty, empty, empty, {  })"),
        (
            "for (int i = 0, j = 1; i < n; i++, j--) f(i);",
            "cForStatement(var i: int = 0, j: int = 1, i < n, (i += 1, j -= 1), { f(i) })"
        ),
        ("@synchronized(self) { f(); }", "synchronizedStatement(self, { f() })"),
        ("@autoreleasepool { f(); }", "doStatement({ f() })"),
        (
            "@try { f(); } @catch (NSException *e) { g(); } @finally { h(); }",
            "doStatement({ f() }, catchClause(caseItem(e), { g() }), catchClause({ h() }))"
        ),
        ("goto done; done: f();", "gotoStatement done; labeledStatement done(f())"),
        ("return;", "returnStatement"),
        ("f(), g();", "f(); g()"),
        ("{ f(); }", "doStatement({ f() })"),
    ])
    func `A statement of C has the node of Swift's`(source: String, expected: String) {
        #expect(body(source) == expected)
    }

    @Test func `A case falls through unless it leaves`() {
        let source = "switch (s) { case A: case B: a(); break; case C: c(); case D: { d(); break; } default: return; }"
        #expect(
            body(source)
                == "switchStatement(s, switchCase(caseItem(expressionPattern(A)), caseItem(expressionPattern(B)), { a() }), "
                + "switchCase(caseItem(expressionPattern(C)), { c(); fallthroughStatement }), switchCase(caseItem(expressionPattern(D)), { d() }), switchCase({ returnStatement }))"
        )
    }

    @Test func `Both branches of an if directive are read`() {
        #expect(
            body("#if A\n[x a];\n#else\n[x b];\n#endif\n") == "ifConfig(ifConfigClause A(x.a()), ifConfigClause(x.b()))"
        )
        #expect(body("[x foo:1\n#ifdef A\n bar:2];\n#else\n baz:3];\n#endif\n[x c];").hasPrefix("x.foo(1, bar: 2)"))
        #expect(body("#if 0\n[x a]; don't\n#endif\n[x b];") == "ifConfig(ifConfigClause 0); x.b()")
    }

    @Test func `A branch that opens a brace hides nothing that follows`() {
        let read = body("#if A\nif (a) {\n#else\nif (b) {\n#endif\n[x c];\n}\n[x d];")
        #expect(read.contains("x.c()"))
        #expect(read.contains("x.d()"))
    }

    @Test(arguments: [
        ("__weak typeof(self) weakSelf = self;", "weak var weakSelf: Self = self"),
        ("__unsafe_unretained Clock *me = self;", "unowned(unsafe) var me: Clock? = self"),
        ("static NSTimer *shared;", "static var shared: Timer?"),
        ("const NSTimeInterval t = .5, u = 60UL;", "let t: TimeInterval = .5, u: TimeInterval = 60"),
        ("void (^done)(BOOL) = ^(BOOL ok) { f(ok); };", "var done: functionType = closure(_ Bool ok) { f(ok) }"),
        ("id<Foo> x = (id<Foo>)y;", "var x: Any? = y as! Any?"),
        ("NSDictionary<NSString *, NSArray<NSTimer *> *> *d = @{@\"a\": @[t]};", "var d: NSDictionary? = [\"a\": [t]]"),
        ("dispatch_source_t s = NULL;", "var s: DispatchSource? = nil"),
        ("a * b;", "var b: a?"),
        ("unsigned long long n = 3;", "var n: unsigned = 3"),
    ])
    func `A local variable has its type and ownership`(source: String, expected: String) {
        #expect(body(source) == expected)
    }

    @Test(arguments: [
        (
            "NSTimer *t; if (!t) f(); if (t && [t go]) g();",
            "ifStatement(ifBranch(t == nil, { f() })); ifStatement(ifBranch(t != nil && t.go(), { g() }))"
        ),
        ("BOOL b; if (b) f();", "ifStatement(ifBranch(b, { f() }))"),
        ("x = [t go] ? 1 : 0; y = t ? 1 : 0;", "x = t.go() ? 1 : 0; y = t != nil ? 1 : 0"),
    ])
    func `An object in a condition is compared with nil`(source: String, expected: String) {
        #expect(body(source).hasSuffix(expected))
    }

    @Test func `A block that makes self strong again from a weak one captures it weakly`() {
        let read = body("@weakify(self); [x run:^{ @strongify(self); [self tick]; }];")
        #expect(
            read.hasSuffix(
                "x.run(closure([weak self]) { guardStatement(optionalBinding self(self), { returnStatement }); self.tick() })"
            ))
        #expect(body("[x run:^{ [self tick]; }];") == "x.run(closure { self.tick() })")
    }

    @Test(arguments: [
        ("auto f = [&](int a) { [x go]; };", "var f = closure(_ int a) { x.go() }"),
        ("std::vector<NSTimer *> v;", "var v: vector"),
        ("foo<int>(x)->bar();", "foo(x).bar()"),
        ("[self block](3);", "self.block()(3)"),
    ])
    func `C++ is read around messages`(source: String, expected: String) {
        #expect(body(source, path: "Clock.mm").hasPrefix(expected))
    }
}
