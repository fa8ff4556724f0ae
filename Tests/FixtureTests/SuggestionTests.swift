import Testing
import TimerlintDiagnostics
import TimerlintFixes
import TimerlintLinting
import TimerlintRules
import TimerlintSource

@Suite("A suggestion") struct SuggestionTests {
    @Test("says where deinit can end a timer that holds its owner weakly")
    func invalidatesInDeinit() throws {
        let text = """
            import Foundation

            final class Heartbeat {
              private var timer: Timer?

              func start() {
                guard timer == nil else { return }
                let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in self?.beat() }
                RunLoop.main.add(timer, forMode: .common)
                self.timer = timer
              }

              private func beat() {}
            }

            """
        #expect(
            try suggestion(of: "missing_invalidate", for: text).hasSuffix(
                """
                  private func beat() {}

                  deinit {
                    timer?.invalidate()
                  }
                }

                """))
    }

    @Test("offers no deinit to a class of the main actor, which only an isolated one could serve")
    func leavesTheMainActorAlone() throws {
        let text = """
            import Foundation

            @MainActor
            final class Heartbeat {
              private var timer: Timer?

              func start() {
                guard timer == nil else { return }
                let timer = Timer(timeInterval: 5, repeats: true) { [weak self] _ in Task { await self?.beat() } }
                RunLoop.main.add(timer, forMode: .common)
                self.timer = timer
              }

              private func beat() {}
            }

            """
        #expect(try finding("missing_invalidate", in: file(text)).fix == nil)
    }

    @Test("hands the end of a timer to the main queue, and makes members explicit")
    func hopsToTheMainQueue() throws {
        let text = """
            import UIKit

            final class Uploader {
              private var timer: Timer?
              private let queue = DispatchQueue(label: "upload")

              func start() {
                DispatchQueue.main.async { [weak self] in
                  guard let self else { return }
                  let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.stop() }
                  RunLoop.main.add(timer, forMode: .common)
                  self.timer = timer
                }
              }

              private func stop() {
                queue.async { [self] in
                  timer?.invalidate()
                }
              }
            }

            """
        #expect(
            try suggestion(of: "invalidate_off_thread", for: text).contains(
                "\n      DispatchQueue.main.async { self.timer?.invalidate() }\n"))
    }

    /// The text after applying the suggestion of the rule's only finding.
    private func suggestion(of rule: String, for text: String) throws -> String {
        let file = file(text)
        let fix = try #require(try finding(rule, in: file).fix)
        #expect(fix.safety == .suggestion)
        return String(decoding: applyFixes([fix], to: file).bytes, as: UTF8.self)
    }

    private func file(_ text: String) -> SourceFile {
        SourceFile(path: "Suggested.swift", language: .swift, bytes: Array(text.utf8))
    }

    private func finding(_ rule: String, in file: SourceFile) throws -> Finding {
        let linter = Linter(rules: Catalogue.rules.filter { $0.id == rule }.map { ActiveRule(rule: $0) }, jobs: 1)
        return try #require(linter.lint([file]).findings.first { $0.rule == rule })
    }
}
