/// Writes scenes with a timer that changes either the screen or something invisible.
struct ScreenGenerator {
    private var random: SplitMix

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    mutating func scene(_ name: String) -> Scene {
        let isScrolling = random.chance(60)
        let list = isScrolling ? random.pick(["UITableView", "UIScrollView"]) : nil
        let scrolling = list.map { [Statement.line("private let list = \($0)()")] } ?? []
        // Without contents larger than itself, a plain scroll view cannot be scrolled.
        let contents: [Statement] =
            list == "UIScrollView" ? [.line("list.contentSize = CGSize(width: 320, height: 2000)")] : []
        let views = isScrolling ? ["label", "list"] : ["label"]
        let (appearing, disappearing) = random.pick([
            ("viewWillAppear", "viewDidDisappear"), ("viewDidAppear", "viewWillDisappear"),
        ])
        let members: [Statement] =
            [
                .line("private let life = Life()"), .line("private let label = UILabel()"),
                .line("private var timer: Timer?"), .line("private var n = 0"),
            ] + scrolling + [
                override(
                    "viewDidLoad()", "super.viewDidLoad()",
                    views.map { .line("view.addSubview(\($0))") } + contents),
                override(
                    "\(appearing)(_ animated: Bool)", "super.\(appearing)(animated)",
                    [.line("timer?.invalidate()")] + creation()),
                override(
                    "\(disappearing)(_ animated: Bool)", "super.\(disappearing)(animated)",
                    [.line("timer?.invalidate()")]),
                .block("private func tick()", handler()),
            ]
        let steps: [Statement] = [
            .line("private var screen: \(name)?"),
            .block(
                "func begin()",
                [.line("screen = \(name)()"), .line("screen?.viewDidLoad()"), .line("screen?.\(appearing)(false)")]),
            .block("func middle()", []),
            .block("func end()", [.line("screen?.\(disappearing)(false)"), .line("screen = nil")]),
        ]
        let types = [
            Statement.block("final class \(name): UIViewController", members),
            .block("final class \(name)Scene", steps),
        ]
        let lines = ["import Foundation", "import UIKit", ""] + types.flatMap { $0.lines(indent: 0) + [""] }
        return Scene(
            name: name, text: lines.joined(separator: "\n"), traits: isScrolling ? [.isApp, .scrolls] : [.isApp])
    }

    private func override(_ signature: String, _ call: String, _ body: [Statement]) -> Statement {
        .block("override func \(signature)", [.line(call)] + body)
    }

    private mutating func creation() -> [Statement] {
        let block = random.pick([
            "{ [weak self] _ in self?.tick() }", "{ [weak self] _ in guard let self else { return }; self.tick() }",
        ])
        let scheduled = Statement.line("timer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) \(block)")
        let made = Statement.line("let made = Timer(timeInterval: 0.02, repeats: true) \(block)")
        let kept = Statement.line("timer = made")
        func added(_ timer: String, _ mode: String) -> Statement {
            .line("RunLoop.main.add(\(timer), forMode: \(mode))")
        }
        switch random.number(below: 8) {
        case 0, 1: return [scheduled]
        case 2: return [made, added("made", ".default"), kept]
        case 3: return [made, added("made", "RunLoop.Mode.default"), kept]
        case 4: return [made, added("made", ".common"), kept]
        case 5: return [scheduled, .line("if let timer { RunLoop.current.add(timer, forMode: .common) }")]
        case 6: return [made, added("made", ".default"), added("made", ".tracking"), kept]
        default: return [made, kept, added("made", "RunLoop.Mode.common")]
        }
    }

    private mutating func handler() -> [Statement] {
        let count = Statement.line("n += 1")
        switch random.number(below: 6) {
        case 0, 1: return [count, .line("label.text = \"\\(n)\"")]
        case 2: return [count, .line("label.alpha = Double(n % 2)")]
        case 3: return [count, .block("if n > 1", [.line("label.text = String(n)")])]
        // An invisible change.
        case 4: return [count]
        default: return [count, .line("UserDefaults.standard.set(n, forKey: \"n\")")]
        }
    }
}
