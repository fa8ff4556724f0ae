import Testing
import TimerlintSemantics
import TimerlintSyntax

@Suite("What names mean")
struct ReferentTests {
    @Test("a local shadows the property of the same name")
    func localShadowsProperty() throws {
        let project = project([
            "A.swift":
                "class A { var timer: Timer? ; func f() { let timer = make() ; use(timer) } ; func g() { use2(timer) } }"
        ])
        let uses = try #require(project.expression("use(timer)")).arguments[0].value
        guard case .variable(let local)? = project.referent(of: try #require(uses)) else { throw Missing() }
        #expect(project[local].kind == .local)
        let other = try #require(project.expression("use2(timer)")).arguments[0].value
        guard case .variable(let property)? = project.referent(of: try #require(other)) else { throw Missing() }
        #expect(project[property].kind == .property)
    }

    @Test("the uses of a local are in source order, though a loop's sequence is visited before its pattern")
    func usesAreOrdered() throws {
        let project = project([
            "A.swift": """
            func f(value: Int) { for case value in [value] where value > 0 { run { [value] in use(value) } } }
            """
        ])
        let parameter = try #require(project.files[0].variables.firstIndex { $0.kind == .parameter })
        let uses = project.files[0].uses(ofLocal: parameter).map { project.files[0].node($0) }
        // The capture declares a variable of its own, to which the last name refers.
        #expect(uses.map(\.name) == ["value", "value", "value", "value"])
        #expect(uses.map(\.range.start) == uses.map(\.range.start).sorted())
        #expect(uses.last?.kind == .capture)
        let last = try #require(project.expression("use(value)")).arguments[0].value
        guard case .variable(let captured)? = project.referent(of: try #require(last)) else { throw Missing() }
        #expect(project[captured].kind == .capture)
    }

    @Test("a long chain of members means the same when it is asked for again", arguments: 1...30)
    func longChains(_ length: Int) throws {
        let chain = "first" + String(repeating: ".next", count: length)
        let project = project(["A.swift": "class A { let next: A }\nlet first: A = make()\nlet last = use(\(chain))"])
        let use = try #require(project.expression("use(\(chain))")?.arguments[0].value)
        let answer = project.referent(of: use)
        if length < 8 {
            guard case .variable(let id)? = answer else { throw Missing() }
            #expect(project[id].name == "next")
        }
        #expect(project.referent(of: use) == answer)
        #expect(
            project.referent(of: try #require(use.firstChild)) == project.referent(of: try #require(use.firstChild)))
    }

    @Test(
        "self is seen through its renamings",
        arguments: ["self", "self!", "(self)", "me", "strongSelf", "weakSelf?"])
    func aliasesOfSelf(_ text: String) throws {
        let project = project([
            "A.swift": """
            class A {
              func f() {
                let me = self
                weak var weakSelf = self
                run { guard let strongSelf = weakSelf else { return }
                  g(self) ; g(self!) ; g((self)) ; g(me) ; g(strongSelf) ; weakSelf?.h() }
              }
            }
            """
        ])
        let node = try #require(
            text == "weakSelf?"
                ? project.expression("weakSelf?.h")?.firstChild : project.expression("g(\(text))")?.arguments[0].value)
        #expect(project.referent(of: node) == .instance)
    }

    @Test("a member is looked up in the type of its base")
    func memberOfAnotherType() throws {
        let project = project([
            "Watch.swift": "class Watch { var timer: Timer? }",
            "User.swift":
                "class User { let watch = Watch() ; func f(other: Watch?) { watch.timer ; other?.timer ; make().timer } ; func make() -> Watch { Watch() } }",
        ])
        let watch = try #require(project.type(named: "Watch"))
        let timer = try #require(project.property(named: "timer", of: watch))
        for text in ["watch.timer", "other?.timer", "make().timer"] {
            #expect(project.referent(of: try #require(project.expression(text))) == .variable(timer), "\(text)")
        }
    }

    @Test("an implicit member is found where a method uses it")
    func implicitMember() throws {
        let project = project(["A.swift": "class A { func tick() {} ; func f() { run(block: tick) } }"])
        let argument = try #require(project.expression("run(block: tick)")?.arguments[0].value)
        guard case .functions(let found)? = project.referent(of: argument) else { throw Missing() }
        #expect(found.map { project[$0].name } == ["tick"])
    }

    @Test("a definition by itself ends")
    func selfReference() throws {
        let project = project(["A.swift": "let a = b ; let b = a ; func f() { use(a) }"])
        let use = try #require(project.expression("use(a)")?.arguments[0].value)
        #expect(project.type(of: use) == nil)
    }

    struct Missing: Error {}
}
