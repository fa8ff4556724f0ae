import Testing
import TimerlintSemantics

@Suite("Types with their extensions")
struct MergedTypeTests {
    @Test("an extension in another file adds members and protocols")
    func extensionElsewhere() throws {
        let project = project([
            "Clock.swift": "class Clock { var timer = 0 }",
            "Clock+Stop.swift": "extension Clock: Stoppable { func stop() {} }",
        ])
        let id = try #require(project.type(named: "Clock"))
        let clock = project.types[id]
        #expect(clock.kind == .class)
        #expect(clock.inherits == ["Stoppable"])
        #expect(clock.properties["timer"]?.count == 1)
        #expect(clock.methods["stop"]?.count == 1)
        #expect(project.types.indices.count == 1)
    }

    @Test("a property without a type and a value is not declared yet, but for a property wrapper's")
    func unfinishedProperties() throws {
        let project = project([
            "Clock.swift": """
            class Clock {
                let typed
                @Environment(\\.clock) var wrapped
                let first, second: Int
                var whole: Int { 1 }
                let (one, other) = (1, 2)
            }
            """
        ])
        let clock = project.types[try #require(project.type(named: "Clock"))]
        for name in ["wrapped", "first", "second", "whole"] { #expect(clock.properties[name] != nil, "\(name)") }
        #expect(clock.properties["typed"] == nil)
    }

    @Test("two types of one name stay apart, each with the extension in its folder")
    func twoTypesOfOneName() throws {
        let project = project([
            "App/Row.swift": "class Row { let app = 1 }",
            "Widget/Row.swift": "struct Row { let widget = 1 }",
            "Widget/Row+Size.swift": "extension Row { func size() {} }",
        ])
        #expect(project.type(named: "Row") == nil)
        let inWidget = try #require(project.type(named: "Row", from: 2))
        #expect(project.types[inWidget].kind == .struct)
        #expect(project.types[inWidget].methods["size"]?.count == 1)
        let inApp = try #require(project.type(named: "Row", from: 0))
        #expect(project.types[inApp].methods["size"] == nil)
    }

    @Test("an extension that could belong to two types belongs to neither")
    func ambiguousExtension() {
        let project = project([
            "A/Row.swift": "class Row {}", "B/Row.swift": "class Row {}",
            "C/Row+X.swift": "extension Row { func lost() {} }",
        ])
        #expect(project.types.indices.allSatisfy { project.types[$0].methods["lost"] == nil })
    }

    @Test("members of superclasses are found, nearest first")
    func superclassMembers() throws {
        let project = project([
            "Base.swift": "class Base: UIView { func stop() {} ; var timer: Timer? }",
            "Derived.swift": "class Derived: Base { func start() {} }",
        ])
        let derived = try #require(project.type(named: "Derived"))
        let base = try #require(project.type(named: "Base"))
        #expect(project.lineage(of: derived) == [derived, base])
        #expect(project.property(named: "timer", of: derived) != nil)
        #expect(project.methods(named: "stop", of: derived).count == 1)
        #expect(project.inheritedNames(of: derived) == ["Base", "UIView"])
        #expect(project.descendants(of: base) == [derived])
    }

    @Test("classes that inherit from each other end")
    func cyclicInheritance() throws {
        let project = project(["Loop.swift": "class A: B {} ; class B: A {}"])
        let a = try #require(project.type(named: "A"))
        #expect(project.lineage(of: a).count == 2)
        #expect(project.descendants(of: a).count == 1)
    }

    @Test("a nested type is found by both its names")
    func nestedType() {
        let project = project([
            "Player.swift": "class Player { class Clock {} } ; extension Player.Clock { func tick() {} }"
        ])
        #expect(project.type(named: "Player.Clock") == project.type(named: "Clock"))
        #expect(project.types[project.type(named: "Clock")!].methods["tick"]?.count == 1)
    }

    @Test("a name alone means no type that another type contains, also a nearer one")
    func namesakesOfNestedTypes() throws {
        let project = project([
            "App/Limits.swift": "enum Limits {}",
            "App/Screens/Board.swift": "class Board { enum Limits {} }",
            "App/Screens/Clock.swift": "class Clock { let own: Limits; let other: Board.Limits }",
            "App/Heir.swift": "class Heir: Board { let inherited: Limits }",
        ])
        let clock = try #require(project.type(named: "Clock"))
        let heir = try #require(project.type(named: "Heir"))
        let names = [(clock, "own"), (clock, "other"), (heir, "inherited")].compactMap { owner, name in
            project.property(named: name, of: owner).flatMap { project.type(of: $0)?.id }.map { project.types[$0].name }
        }
        #expect(names == ["Limits", "Board.Limits", "Board.Limits"])
    }

    @Test("an alias is the type that it stands for, in extensions, supertypes and annotations")
    func aliases() throws {
        let project = project([
            "Names.swift": "typealias Ticker = Clock\ntypealias Beat = Ticker\nprivate typealias Hidden = Clock",
            "Clock.swift": "class Clock {}",
            "Use.swift": "extension Beat { func stop() {} }\nclass Wall: Ticker {}\nclass Other: Hidden {}",
        ])
        let clock = try #require(project.type(named: "Clock"))
        #expect(project.types[clock].methods["stop"]?.count == 1)
        #expect(project.type(named: "Beat", from: 2) == clock)
        #expect(project.type(named: "Hidden", from: 2) == nil)
        let wall = try #require(project.type(named: "Wall"))
        #expect(project.lineage(of: wall) == [wall, clock])
    }
}
