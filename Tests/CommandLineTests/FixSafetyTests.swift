import Foundation
import Testing

@Suite("Fixing files for good") struct FixSafetyTests {
    private static let old = """
        import UIKit

        final class PulseView: UIView {
            private var timer: Timer?

            func start() {
                timer?.invalidate()
                timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
                    self?.setNeedsDisplay()  // draws
                }
            }

            func stop() {
                timer?.invalidate()
            }
        }

        """

    @Test("killed at any moment, it leaves each file old or new, never half")
    func survivesKilling() throws {
        let folder = try Scratch()
        let names = (0..<40).map { "App/Pulse\($0)View.swift" }
        func text(_ index: Int) -> String { Self.old.replacingOccurrences(of: "PulseView", with: "Pulse\(index)View") }
        for (index, name) in names.enumerated() { try folder.write(text(index), to: name) }
        #expect(try Tool.run(["lint", "--fix", "App"], in: folder).status == 0)
        let new = try names.map { try folder.read($0) }
        for (index, name) in new.indices.map({ ($0, names[$0]) }) { #expect(try folder.read(name) != text(index)) }
        for hundredths in stride(from: 2, through: 60, by: 6) {
            for (index, name) in names.enumerated() { try folder.write(text(index), to: name) }
            _ = try Tool.shell(
                "\"$timerlint\" lint --fix App & sleep 0.\(hundredths < 10 ? "0" : "")\(hundredths); kill -9 $!; wait",
                in: folder)
            for (index, name) in names.enumerated() {
                let now = try folder.read(name)
                #expect(now == text(index) || now == new[index], "\(name) after 0.\(hundredths) s:\n\(now)")
            }
        }
    }

    @Test("line endings and tabs stay what they are")
    func keepsLineEndings() throws {
        let folder = try Scratch()
        let text = Self.old.replacingOccurrences(of: "    ", with: "\t").replacingOccurrences(of: "\n", with: "\r\n")
        try folder.write(text, to: "App/PulseView.swift")
        #expect(try Tool.run(["lint", "--fix", "App"], in: folder).status == 0)
        let fixed = try folder.read("App/PulseView.swift")
        #expect(fixed.contains("\r\n\t\tRunLoop.current.add(timer, forMode: .common)\r\n\t\tself.timer = timer\r\n\t}"))
        #expect(!fixed.replacingOccurrences(of: "\r\n", with: "").contains("\n"))
    }
}
