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

    @Test("adds a line to the deinit that the owner has")
    func invalidatesInTheDeinitThatIsThere() throws {
        let text = """
            import Foundation

            final class Heartbeat {
              private var timer: Timer?

              init() {
                let timer = Timer(timeInterval: 5, repeats: true) { _ in print("beat") }
                RunLoop.main.add(timer, forMode: .common)
                self.timer = timer
              }

              deinit {
                print("gone")
              }
            }

            """
        #expect(
            try suggestion(of: "missing_invalidate", for: text).contains(
                """
                  deinit {
                    timer?.invalidate()
                    print("gone")
                  }
                """))
    }

    @Test("says where dealloc can end a timer whose block ignores self")
    func invalidatesInDealloc() throws {
        let text = heartbeat(
            start: "_timer = [NSTimer timerWithTimeInterval:5 repeats:YES block:^(NSTimer *timer) {}];")
        #expect(
            try suggestion(of: "missing_invalidate", for: text, in: .objectiveC).hasSuffix(
                """
                }

                - (void)dealloc {
                  [_timer invalidate];
                }

                @end

                """))
    }

    @Test("adds a line to a dealloc that releases")
    func invalidatesInTheDeallocThatIsThere() throws {
        let text = heartbeat(
            start: "_timer = [[NSTimer timerWithTimeInterval:5 repeats:YES block:^(NSTimer *timer) {}] retain];",
            more: "- (void)dealloc {\n  [_timer release];\n  [super dealloc];\n}")
        #expect(
            try suggestion(of: "missing_invalidate", for: text, in: .objectiveC).contains(
                """
                - (void)dealloc {
                  [_timer invalidate];
                  [_timer release];
                  [super dealloc];
                }
                """))
    }

    @Test("offers no dealloc to the target of its timer, which is never deallocated")
    func leavesATargetAlone() throws {
        let text = heartbeat(
            start: Self.targeted, more: "- (void)beat {\n}")
        #expect(try finding("missing_invalidate", in: file(text, .objectiveC)).fix == nil)
    }

    @Test("invalidates an Objective-C timer before the assignment that drops it")
    func invalidatesBeforeDropping() throws {
        let text = heartbeat(
            start: Self.targeted, more: "- (void)beat {\n}\n\n- (void)stop {\n  _timer = nil;\n}")
        #expect(
            try suggestion(of: "missing_invalidate", for: text, in: .objectiveC).contains(
                """
                - (void)stop {
                  [_timer invalidate];
                  _timer = nil;
                }
                """))
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
    private func suggestion(of rule: String, for text: String, in language: Language = .swift) throws -> String {
        let file = file(text, language)
        let fix = try #require(try finding(rule, in: file).fix)
        #expect(fix.safety == .suggestion)
        return String(decoding: applyFixes([fix], to: file).bytes, as: UTF8.self)
    }

    private func file(_ text: String, _ language: Language = .swift) -> SourceFile {
        let path = language == .swift ? "Suggested.swift" : "Suggested.m"
        return SourceFile(path: path, language: language, bytes: Array(text.utf8))
    }

    private static let targeted =
        "_timer = [NSTimer timerWithTimeInterval:5 target:self selector:@selector(beat) userInfo:nil repeats:YES];"

    /// An Objective-C class that starts its timer with a statement, and has more methods.
    private func heartbeat(start: String, more: String = "- (void)look {\n}") -> String {
        """
        #import <Foundation/Foundation.h>

        @interface Heartbeat : NSObject
        @end

        @implementation Heartbeat {
          NSTimer *_timer;
        }

        - (void)start {
          if (_timer != nil) return;
          \(start)
          [[NSRunLoop mainRunLoop] addTimer:_timer forMode:NSRunLoopCommonModes];
        }

        \(more)

        @end

        """
    }

    private func finding(_ rule: String, in file: SourceFile) throws -> Finding {
        let linter = Linter(rules: Catalogue.rules.filter { $0.id == rule }.map { ActiveRule(rule: $0) }, jobs: 1)
        return try #require(linter.lint([file]).findings.first { $0.rule == rule })
    }
}
