import Testing
import TimerlintAnalyses

@Suite("A place behind a condition")
struct ProgramConstantTests {
    private func isShutOut(_ members: String) throws -> Bool {
        let example = Example("final class A {\n\(members)\n}")
        return try example.facts.entries.isShutOut(example.calls("ask")[0])
    }

    @Test(
        "is never reached if nothing in the program makes the condition true",
        arguments: [
            "private let isOn = false\nfunc f() { if isOn { ask(0) } }",
            "private var isOn = false\nfunc f() { if isOn { ask(0) } }",
            "private var isOn: Bool = false\nfunc f() { guard isOn else { return } ; ask(0) }",
            "private var isOn: Bool = false\nfunc f() { if isOn && elsewhere { ask(0) } }",
            "private var isOn: Bool = false\nfunc f() { if isOn { ask(0) } }\nfunc g() { isOn = false }",
            "private func f(_ isOn: Bool = false) { if isOn { ask(0) } }\nfunc g() { f() }",
            "private var view: View?\nfunc f() { if view != nil { later { self.view = View() ; ask(0) } } }",
            "private var view: View? = nil\nfunc f() { guard let old = view else { return } ; view = View() ; ask(0) }\nfunc g() { view = nil }",
        ])
    func isNever(_ members: String) throws { #expect(try isShutOut(members)) }

    @Test(
        "may be reached otherwise",
        arguments: [
            "private var isOn: Bool = false\nfunc f() { if !isOn { ask(0) } }",
            "private var isOn = false\nfunc f() { if isOn { ask(0) } }\nfunc g() { isOn = true }",
            "private var isOn: Bool = false\nfunc f() { if isOn { ask(0) } }\nfunc g() { isOn = elsewhere }",
            "private var isOn: Bool = false\nfunc f() { if isOn || elsewhere { ask(0) } }",
            "private var isOn: Bool = read()\nfunc f() { if isOn { ask(0) } }",
            "private func f(_ isOn: Bool = false) { if isOn { ask(0) } }\nfunc g() { f(elsewhere) }",
            "private var isOn = false\nfunc f() { if isOn { ask(0) } }\nfunc g() { change(&isOn) }",
            "private var isOn = false\nfunc f() { if isOn { ask(0) } }\n@Bindable var twin: A\nvar v: Any { Toggle(isOn: $twin.isOn) }",
            "private var isOn = false\nfunc f() { if isOn { ask(0) } }\nfunc g() { set(\\A.isOn) }",
            "private var isOn = false\nfunc f() { if isOn { ask(0) } }\nfunc g() { set(\\.isOn) }",
            "private var view: View?\nfunc f() { if view != nil { ask(0) } }\nfunc g() { view = View() }",
            "private var view: View?\nfunc f() { if view == nil { view = View() ; ask(0) } }",
            "private var view: View? = View()\nfunc f() { if view != nil { view = View() ; ask(0) } }",
            "private var view: View?\nfunc f() { if view != nil { ask(0) } }",
            "func f() { ask(0) }",
        ])
    func isPossible(_ members: String) throws { #expect(try !isShutOut(members)) }
}
