import Foundation
import Testing
import TimerlintReporting
import TimerlintTestSupport

@testable import TimerlintInventory

@Suite("What an inventory prints")
struct OutputTests {
    @Test("is the golden of each format", arguments: InventoryFormat.allCases)
    func isGolden(_ format: InventoryFormat) throws {
        let names: [InventoryFormat: String] = [
            .text: "text.txt", .json: "json.json", .markdown: "markdown.md", .html: "page.html",
        ]
        try expectGolden(InventoryFixture.inventory.text(format, InventoryFixture.style), try #require(names[format]))
    }

    @Test("as JSON has every member that is promised, with the right types")
    func isJSON() throws {
        let text = InventoryFixture.inventory.text(.json, InventoryFixture.style)
        let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(Set(document.keys) == ["schema_version", "tool", "summary", "timers", "findings", "notices"])
        let summary = try #require(document["summary"] as? [String: Any])
        #expect(Set(summary.keys) == ["timers", "kinds", "findings", "wakeups_per_hour", "unknown_intervals"])
        #expect(summary["timers"] as? Int == InventoryFixture.inventory.timers.count)
        for timer in try #require(document["timers"] as? [[String: Any]]) {
            #expect(
                Set(timer.keys) == [
                    "id", "kind", "api", "owner", "handle", "storage", "made", "interval", "tolerance", "repeats",
                    "mode", "queue", "handler", "calls", "states",
                    "ends", "findings", "wakeups_per_hour", "used_by",
                ])
        }
    }

    @Test("as JSON is what its schema says", .enabled(if: SchemaValidator.isPossible))
    func fitsSchema() throws {
        let schema = try String(
            contentsOf: InventoryFixture.folder.appendingPathComponent("schema.json"), encoding: .utf8)
        let documents = [
            InventoryFixture.inventory, InventoryFixture.hostile("</script>\u{202E}"), Inventory(name: "", timers: []),
        ].map {
            $0.text(.json, InventoryFixture.style)
        }
        #expect(try SchemaValidator.faults(of: documents, schema: schema) == [[], [], []])
    }

    @Test("is the same for any number of jobs")
    func isStable() {
        let texts = [1, 2, 7].map {
            InventoryFixture.inventory(of: InventoryFixture.sources, jobs: $0).text(.json, InventoryFixture.style)
        }
        #expect(texts[0].contains("\"Poller\""))
        #expect(texts[0] == texts[1] && texts[1] == texts[2])
    }

    @Test("without a timer is a sentence, in every format", arguments: InventoryFormat.allCases)
    func saysThatThereIsNone(_ format: InventoryFormat) {
        let text = Inventory(name: "Empty", timers: []).text(format, InventoryFixture.style)
        #expect(format == .json ? text.contains("\"timers\": []") : text.lowercased().contains("no timers"))
    }

    @Test("is filtered by kind, owner, rule and findings")
    func filters() {
        func titles(_ change: (inout TimerFilter) -> Void) -> [String] {
            var filter = TimerFilter()
            change(&filter)
            return InventoryFixture.inventory.selecting(filter, order: .path).timers.map(\.title)
        }
        #expect(titles { $0.kinds = [.displayLink, .taskLoop] } == ["Clock.link", "Heartbeat.task"])
        #expect(titles { $0.owner = NamePattern("P*ll?r") } == ["Poller.source"])
        #expect(titles { $0.rules = ["default_run_loop_mode"] }.first == "Clock.timer")
        #expect(titles { $0.onlyFindings = true }.contains("Poller.source"))
        #expect(!titles { $0.onlyFindings = true }.contains("Ticker.hide"))
    }

    @Test("is sorted as asked", arguments: TimerOrder.allCases)
    func sorts(_ order: TimerOrder) {
        let timers = InventoryFixture.inventory.selecting(TimerFilter(), order: order).timers
        switch order {
        case .path: #expect(timers.map(\.made.path) == timers.map(\.made.path).sorted())
        case .owner: #expect(timers.map(\.title) == timers.map(\.title).sorted())
        case .kind: #expect(timers.first?.kind == .runLoopTimer && timers.last?.kind == .taskLoop)
        case .wakeups: #expect(timers.prefix(3).map(\.title) == ["Poller.source", "Clock.timer", "Heartbeat.task"])
        case .findings: #expect(timers.first?.worstSeverity == .error)
        }
    }

    @Test("is grouped as asked, each timer once", arguments: TimerGrouping.allCases)
    func groups(_ grouping: TimerGrouping) {
        let inventory = InventoryFixture.inventory
        let groups = inventory.groups(by: grouping)
        #expect(Set(groups.map(\.name)).count == groups.count)
        #expect(groups.flatMap(\.timers).map(\.id).sorted() == inventory.timers.map(\.id).sorted())
        for group in groups {
            for timer in group.timers {
                switch grouping {
                case .file: #expect(timer.made.path == group.name)
                case .owner: #expect(timer.title.hasPrefix(group.name))
                case .kind: #expect(group.timers.allSatisfy { $0.kind == timer.kind })
                }
            }
        }
        let style = InventoryStyle(grouping: grouping, tool: InventoryFixture.tool)
        let text = inventory.text(.text, style)
        #expect(groups.allSatisfy { text.contains($0.name) })
    }

    @Test(
        "obeys nothing that a name says",
        arguments: InventoryFormat.allCases,
        ["<img src=x onerror=alert(1)>", "`|*[a](b)", "\u{1B}[31mred", "a\u{202E}b", "::error::x", "line\nbreak"])
    func escapes(_ format: InventoryFormat, _ name: String) {
        let text = InventoryFixture.hostile(name).text(format, InventoryFixture.style)
        #expect(!text.contains("\u{1B}"))
        #expect(!text.contains("\u{202E}"))
        if format == .markdown || format == .html { #expect(!text.contains("<img src=x")) }
        #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::error") })
    }

    @Test(
        "patterns match names",
        arguments: [
            ("*", "", true), ("a*c", "abbc", true), ("a*c", "abcd", false), ("?", "", false), ("?b", "ab", true),
            ("", "a", false), ("a**b*", "aXb", true),
        ])
    func matches(_ pattern: String, _ name: String, _ isMatch: Bool) {
        #expect(NamePattern(pattern).matches(name) == isMatch)
    }
}
