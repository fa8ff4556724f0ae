/// Generates owners that share their source with other objects: viewers, delegates and closures that switch it and
/// keep it. Correct by construction, then sometimes with a seeded mistake.
struct AliasGenerator {
    private var random: SplitMix

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    /// Another object that knows the source: what it is, how it is made from `made`, and how it switches it.
    private struct Viewer {
        var types = ""
        let type: String
        let made: String
        let resume: String
        let suspend: String
    }

    private static let viewers = [
        Viewer(
            types: """
                private final class NAMEViewer {
                  private let source: DispatchSourceTimer
                  init(_ source: DispatchSourceTimer) { self.source = source }
                  func pause() { source.suspend() }
                  func go() { source.resume() }
                }
                """, type: "NAMEViewer", made: "NAMEViewer(made)", resume: "viewer.go()", suspend: "viewer.pause()"),
        Viewer(
            types: """
                private final class NAMEBox {
                  let source: DispatchSourceTimer
                  init(_ source: DispatchSourceTimer) { self.source = source }
                }
                private final class NAMEViewer {
                  unowned let box: NAMEBox
                  init(_ box: NAMEBox) { self.box = box }
                  func pause() { box.source.suspend() }
                  func go() { box.source.resume() }
                }
                private struct NAMEBoth {
                  let box: NAMEBox
                  let viewer: NAMEViewer
                  init(_ made: DispatchSourceTimer) {
                    box = NAMEBox(made)
                    viewer = NAMEViewer(box)
                  }
                }
                """, type: "NAMEBoth", made: "NAMEBoth(made)", resume: "viewer.viewer.go()",
            suspend: "viewer.viewer.pause()"),
        Viewer(
            types: """
                private struct NAMEViewer {
                  let source: DispatchSourceTimer
                }
                """, type: "NAMEViewer", made: "NAMEViewer(source: made)", resume: "viewer.source.resume()",
            suspend: "viewer.source.suspend()"),
        Viewer(
            types: """
                private final class NAMEViewer {
                  private var sources: [DispatchSourceTimer] = []
                  func add(_ source: DispatchSourceTimer) { sources.append(source) }
                  func pause() { sources.forEach { $0.suspend() } }
                  func go() { for source in sources { source.resume() } }
                }
                """, type: "NAMEViewer", made: "NAMEViewer(); viewer.add(made)", resume: "viewer.go()",
            suspend: "viewer.pause()"),
        Viewer(
            types: """
                private protocol NAMESwitching: AnyObject {
                  func turn(_ on: Bool)
                }
                private final class NAMESwitch: NAMESwitching {
                  private let source: DispatchSourceTimer
                  init(source: DispatchSourceTimer) { self.source = source }
                  func turn(_ on: Bool) { if on { source.resume() } else { source.suspend() } }
                }
                """, type: "NAMESwitching", made: "NAMESwitch(source: made)", resume: "viewer.turn(true)",
            suspend: "viewer.turn(false)"),
        Viewer(
            type: "(Bool) -> Void", made: "{ if $0 { made.resume() } else { made.suspend() } }", resume: "viewer(true)",
            suspend: "viewer(false)"),
        Viewer(
            types: """
                private struct NAMEViewer {
                  let pause: () -> Void
                  let go: () -> Void
                }
                """, type: "NAMEViewer", made: "NAMEViewer(pause: { made.suspend() }, go: { made.resume() })",
            resume: "viewer.go()", suspend: "viewer.pause()"),
        Viewer(
            types: """
                private final class NAMEViewer {
                  private var byName: [String: DispatchSourceTimer]
                  init(_ source: DispatchSourceTimer) { byName = ["beat": source] }
                  func pause() { byName["beat"]?.suspend() }
                  func go() { if let source = byName["beat"] { source.resume() } }
                }
                """, type: "NAMEViewer", made: "NAMEViewer(made)", resume: "viewer.go()", suspend: "viewer.pause()"),
    ]

    mutating func program(_ name: String) -> Program {
        let viewer = random.pick(Self.viewers)
        // An owner that has dropped the source can no longer switch it.
        let drops = random.chance(50)
        let resumes = drops ? [viewer.resume] : [viewer.resume, "source?.resume()"]
        let suspends = drops ? [viewer.suspend] : [viewer.suspend, "source?.suspend()"]
        var members = """
            private var source: DispatchSourceTimer?
            private let viewer: \(viewer.type)
            private var isOn = false
            init() {
              let made = NEW
              source = made
              viewer = \(viewer.made)
            }
            func start() {
              guard !isOn else { return }
              \(random.pick(resumes))
              isOn = true
            }
            func stop() {
              guard isOn else { return }
              isOn = false
              \(random.pick(suspends))
            }
            deinit {
              if !isOn {
                \(random.pick(resumes))
              }
            }
            """
        var calls = ["object.start()", "object.stop()"]
        if drops {
            members += "\nfunc drop() { source = nil }"
            calls.append("object.drop()")
        }
        let values: KeyValuePairs = ["NEW": "DispatchSource.makeTimerSource(queue: programQueue)", "NAME": name]
        let types = Template(viewer.types).filled(values).statements
        let body = Template(members).filled(values).statements
        // The mistake may be the viewer's.
        let isOwnersMistake = random.chance(70)
        let text =
            (isOwnersMistake ? types : types.mutatedSometimes(&random)).text + "final class \(name) {\n"
            + (isOwnersMistake ? body.mutatedSometimes(&random) : body).text + "}\n"
        return Program(
            name: name, text: text, makes: ["\(name)()"], calls: calls, isOutOfSight: viewer.types.contains(" class "))
    }
}
