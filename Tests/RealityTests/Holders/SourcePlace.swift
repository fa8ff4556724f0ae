/// A place that keeps a source. In its text NAME is the name of the program, and NEW creates a source.
struct SourcePlace {
    /// Declarations next to the class.
    var types = ""
    var members = ""
    /// The source as the receiver of a call, in the class.
    let source: String
    /// Drops the source; `nil` if the place always keeps one.
    var drop: String?
    /// Keeps a new source instead; `nil` if the place always keeps the first one.
    var renew: String?
    /// All objects share the place: the source outlives them.
    var isShared = false
    /// Another object or type keeps it.
    var isElsewhere = false
    /// The class's own declaration.
    var head = "final class NAME"

    static let all = properties + collections + nested + shared

    private static let properties = [
        SourcePlace(members: "private let source: any DispatchSourceTimer = NEW", source: "source"),
        SourcePlace(
            members: "private var source: DispatchSourceTimer? = NEW", source: "source?", drop: "source = nil",
            renew: "source = NEW"),
        SourcePlace(
            members: "private let source = NEW", source: "source", head: "actor NAME"),
        SourcePlace(
            members: "private var source: DispatchSourceTimer? = NEW", source: "source?", drop: "source = nil",
            renew: "source = NEW", head: "actor NAME"),
        SourcePlace(
            types: """
                @propertyWrapper private struct NAMEHeld {
                  var wrappedValue: DispatchSourceTimer?
                }
                """,
            members: "@NAMEHeld private var source: DispatchSourceTimer? = NEW", source: "source?",
            drop: "source = nil", renew: "source = NEW"),
        SourcePlace(
            types: """
                @propertyWrapper private final class NAMEHeld {
                  private var kept: DispatchSourceTimer?
                  init(wrappedValue: DispatchSourceTimer?) { kept = wrappedValue }
                  var wrappedValue: DispatchSourceTimer? {
                    get { kept }
                    set { kept = newValue }
                  }
                }
                """,
            members: "@NAMEHeld private var source: DispatchSourceTimer? = NEW", source: "source?",
            drop: "source = nil", renew: "source = NEW"),
        SourcePlace(
            members: """
                private var kept: DispatchSourceTimer? = NEW
                private var source: DispatchSourceTimer? {
                  get { kept }
                  set { kept = newValue }
                }
                """, source: "source?", drop: "source = nil", renew: "source = NEW"),
    ]

    private static let collections = [
        SourcePlace(members: "private var sources = [NEW]", source: "sources[0]", renew: "sources[0] = NEW"),
        SourcePlace(
            members: "private var sources: [DispatchSourceTimer] = [NEW]", source: "sources.first?",
            drop: "sources.removeAll()", renew: "sources = [NEW]"),
        SourcePlace(
            members: "private var sources: [String: DispatchSourceTimer] = [\"a\": NEW]", source: "sources[\"a\"]?",
            drop: "sources[\"a\"] = nil", renew: "sources[\"a\"] = NEW"),
        SourcePlace(
            members: """
                private var sources: [Int: DispatchSourceTimer] = [:]
                init() { sources[1] = NEW }
                """, source: "sources[1]?", drop: "sources.removeValue(forKey: 1)", renew: "sources[1] = NEW"),
        SourcePlace(
            members: "private var sources = [\"a\": NEW]", source: "sources[\"a\"]!", renew: "sources[\"a\"] = NEW"),
        SourcePlace(
            members: """
                private enum Key { case beat, pulse }
                private var sources: [Key: DispatchSourceTimer] = [.beat: NEW]
                """, source: "sources[.beat]?", drop: "sources.removeAll()", renew: "sources[.beat] = NEW"),
    ]

    private static let nested = [
        SourcePlace(
            members: """
                private struct State { var source: DispatchSourceTimer? }
                private var state = State(source: NEW)
                """, source: "state.source?", drop: "state.source = nil", renew: "state.source = NEW"),
        SourcePlace(
            types: """
                private struct NAMEBeat {
                  let source = NEW
                  func run() { source.resume() }
                }
                """, members: "private var beat = NAMEBeat()", source: "beat.source", renew: "beat = NAMEBeat()",
            isElsewhere: true),
        SourcePlace(
            types: """
                private struct NAMEState {
                  var sources: [String: DispatchSourceTimer] = ["a": NEW]
                }
                """, members: "private var state = NAMEState()", source: "state.sources[\"a\"]?",
            drop: "state.sources[\"a\"] = nil", renew: "state.sources[\"a\"] = NEW", isElsewhere: true),
        SourcePlace(
            types: """
                private final class NAMEBox {
                  let source: DispatchSourceTimer
                  init(_ source: DispatchSourceTimer) { self.source = source }
                }
                """, members: "private var box: NAMEBox? = NAMEBox(NEW)", source: "box?.source", drop: "box = nil",
            renew: "box = NAMEBox(NEW)", isElsewhere: true),
        SourcePlace(
            types: """
                private struct NAMEBox<Value> {
                  var value: Value
                }
                """, members: "private var box = NAMEBox<DispatchSourceTimer>(value: NEW)", source: "box.value",
            renew: "box.value = NEW", isElsewhere: true),
        SourcePlace(
            types: """
                private protocol NAMEKeeping {
                  var source: DispatchSourceTimer { get }
                }
                private struct NAMEKept: NAMEKeeping {
                  let source: DispatchSourceTimer = NEW
                }
                """, members: "private let kept: any NAMEKeeping = NAMEKept()", source: "kept.source", isElsewhere: true
        ),
        SourcePlace(
            types: """
                private final class NAMEInner {
                  var source: DispatchSourceTimer? = NEW
                }
                private final class NAMEOuter {
                  let inner = NAMEInner()
                }
                """, members: "private let outer = NAMEOuter()", source: "outer.inner.source?",
            drop: "outer.inner.source = nil", renew: "outer.inner.source = NEW", isElsewhere: true),
    ]

    private static let shared = [
        SourcePlace(
            members: "private static var source = NEW", source: "Self.source", renew: "Self.source = NEW",
            isShared: true),
        SourcePlace(members: "private static let source = NEW", source: "NAME.source", isShared: true),
        SourcePlace(
            members: "private static var source: DispatchSourceTimer? = NEW", source: "Self.source?",
            drop: "Self.source = nil", renew: "NAME.source = NEW", isShared: true),
        SourcePlace(
            types: "private var NAMESource = NEW", source: "NAMESource", renew: "NAMESource = NEW", isShared: true),
        SourcePlace(
            types: "private var NAMESource: DispatchSourceTimer? = NEW", source: "NAMESource?",
            drop: "NAMESource = nil", renew: "NAMESource = NEW", isShared: true),
        SourcePlace(types: "private let NAMESource = NEW", source: "NAMESource", isShared: true),
        SourcePlace(
            types: """
                private enum NAMEStore {
                  fileprivate static var source: DispatchSourceTimer? = NEW
                }
                """, source: "NAMEStore.source?", drop: "NAMEStore.source = nil", renew: "NAMEStore.source = NEW",
            isShared: true, isElsewhere: true),
        SourcePlace(
            members: "private static var sources: [String: DispatchSourceTimer] = [\"a\": NEW]",
            source: "Self.sources[\"a\"]?", drop: "Self.sources[\"a\"] = nil", renew: "Self.sources[\"a\"] = NEW",
            isShared: true),
        SourcePlace(
            members: "private static var sources = [NEW]", source: "NAME.sources[0]", renew: "NAME.sources[0] = NEW",
            isShared: true),
        SourcePlace(
            types: """
                private final class NAMEStore {
                  static let shared = NAMEStore()
                  var source: DispatchSourceTimer? = NEW
                }
                """, source: "NAMEStore.shared.source?", drop: "NAMEStore.shared.source = nil",
            renew: "NAMEStore.shared.source = NEW", isShared: true, isElsewhere: true),
    ]
}
