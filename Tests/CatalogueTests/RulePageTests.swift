import Testing
import TimerlintGuide
import TimerlintRules
import TimerlintSuppressions

@Suite("A rule's page")
struct RulePageTests {
    private static let labels = ["What", "Notice", "Confirm", "Fix", "Belief", "Level", "Options", "Example"]

    @Test(
        "says what happens, how one notices it and how to fix it, in 15 to 40 lines of 80 columns",
        arguments: Catalogue.rules)
    func hasShape(_ rule: Rule) {
        let page = RulePage(rule).text(width: 80)
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect((15...40).contains(lines.count), "\(lines.count) lines")
        for line in lines { #expect(line.count <= 80, "\(line)") }
        let labels = lines.compactMap { line in Self.labels.first { line.hasPrefix($0 + " ") } }
        #expect(labels == Self.labels.filter(labels.contains), "each part once, in their order")
        #expect(Set(labels).isSuperset(of: ["What", "Notice", "Fix", "Level", "Example"]))
        #expect(lines.contains { $0.hasPrefix("  - ") || $0.hasPrefix("  + ") }, "a bad and a good example")
        #expect(!page.contains("`"), "a terminal shows no Markdown")
    }

    @Test("fits a narrow terminal, but for code", arguments: Catalogue.rules)
    func fitsNarrowTerminal(_ rule: Rule) throws {
        let page = RulePage(rule).text(width: 44)
        let prose = try #require(page.range(of: "\nExample"))
        for line in page[..<prose.lowerBound].split(separator: "\n") {
            // An API's name may be longer than the terminal is wide.
            #expect(line.count <= 44 || !line.dropFirst(10).contains(" "), "\(line)")
        }
    }

    @Test("about a timer is found by a symptom; one about the text has none", arguments: Catalogue.rules)
    func hasSymptoms(_ rule: Rule) {
        let isAboutText = [Suppressions.rule, "malformed_source"].contains(rule.id)
        #expect(rule.symptoms.isEmpty == isAboutText)
    }
}

@Suite("The guide")
struct GuideTests {
    @Test("links only to headings that it has, and has every rule, topic and symptom")
    func linksToHeadings() {
        let page = Guide.markdown
        let headings = page.matches(of: /(?m)^#+ (.+)$/).map { heading in
            heading.1.lowercased().filter { $0.isLetter || $0.isNumber || " _-".contains($0) }.replacing(" ", with: "-")
        }
        let links = Set(page.matches(of: /\]\(#([^)]*)\)/).map { String($0.1) })
        #expect(links.subtracting(headings).isEmpty)
        #expect(Set(headings).isSuperset(of: Catalogue.rules.map(\.id) + Topic.all.map(\.name)))
        #expect(Set(headings).count == headings.count, "no two headings with one anchor")
    }

    @Test(
        "is found by what one notices",
        arguments: [
            ("freezes while scrolling", "default_run_loop_mode"), ("label stops when I scroll", "run_loop_scheduler"),
            ("crashes in libdispatch", "released_while_suspended"),
            ("keeps running after the screen is gone", "missing_invalidate"),
            ("never fires", "no_run_loop"), ("retain cycle", "strong_self_in_handler"),
            ("100% CPU", "sleep_loop_ignores_cancellation"),
            ("deinit is not called", "invalidate_only_in_deinit"), ("fires twice", "restart_without_invalidate"),
        ])
    func findsSymptom(_ words: String, _ rule: String) throws {
        let page = try #require(Guide.page(about: words, width: 80))
        #expect(page.hasPrefix("A timer ") && page.contains("\n  \(rule)\n"), "\(page)")
    }

    @Test(
        "is found by a line of a crash report",
        arguments: [
            ("BUG IN CLIENT OF LIBDISPATCH: Over-resume of an object", "over_resume"),
            ("_dispatch_assert_queue_fail", "isolated_handler_off_main"),
            ("0   libdispatch.dylib  0x1041 _dispatch_lane_resume.cold.1 + 24", "over_resume"),
            ("Release of a suspended object", "cancel_while_suspended"),
            ("_dispatch_queue_xref_dispose$VARIANT$mp", "never_started"),
            ("Fatal error: Attempted to read an unowned reference", "unowned_self_in_handler"),
        ])
    func findsCrash(_ line: String, _ rule: String) throws {
        let page = try #require(Guide.page(about: line, width: 80))
        #expect(page.contains("\nRules ") && page.contains(rule), "\(page)")
    }

    @Test("says nothing of what it does not know, and names what is near")
    func refusesUnknown() {
        for words in ["", "weather", "the timer is", "blue sky over the sea"] {
            #expect(Guide.page(about: words, width: 80) == nil, "\(words)")
        }
        #expect(Guide.nearest(to: "over_resum") == "over_resume")
        #expect(Guide.nearest(to: "my battery is empty every evening at six") == Symptom.usesProcessor.title)
    }

    @Test("names only rules that there are")
    func namesRules() {
        let known = Set(Catalogue.rules.map(\.id))
        let pages = Topic.all.map { $0.text(width: 80) }
        let lists = pages.compactMap { page in page.range(of: "\nRules: ").map { page[$0.upperBound...] } }
        #expect(lists.count > pages.count / 2)
        for name in lists.flatMap({ $0.split { !$0.isLetter && $0 != "_" } }) {
            #expect(known.contains(String(name)))
        }
    }

    @Test("topics fit 80 columns", arguments: Topic.all.map(\.name))
    func fits(_ topic: String) throws {
        for line in try #require(Topic.all.first { $0.name == topic }).text(width: 80).split(separator: "\n") {
            #expect(line.count <= 80, "\(line)")
        }
    }
}
