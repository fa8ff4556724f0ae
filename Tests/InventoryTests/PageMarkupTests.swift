import Foundation
import Testing

@testable import TimerlintInventory

/// Tests of the page that need no browser.
@Suite("The page's markup")
struct PageMarkupTests {
    private static let page = InventoryFixture.inventory.text(.html, InventoryFixture.style)
    private static let hostileNames = [
        "</script><script>alert(1)</script>", "<b onclick='x'>", "\"><img src=x>", "]]>", "-->", "<!--",
        "a\u{202E}b\u{2066}", "\u{0}\u{7}", "",
        String(repeating: "W", count: 10_000), "é\u{301}👩‍👩‍👧", "&lt;b&gt;",
    ]

    private func attributes(_ name: String, in page: String) -> [String] {
        page.matches(of: try! Regex("[\\s]\(name)=\"([^\"]*)\"")).map { String($0.output[1].substring ?? "") }
    }

    @Test(
        "is well-formed: every element that opens closes in its place",
        arguments: [page] + hostileNames.map { InventoryFixture.hostile($0).text(.html, InventoryFixture.style) })
    func isWellFormed(_ page: String) throws {
        let markup = page.replacing(/<style>[\s\S]*?<\/style>/, with: "").replacing(
            /<script>[\s\S]*?<\/script>/, with: "")
        var open: [Substring] = []
        for tag in markup.matches(of: /<(\/?)([a-zA-Z!][a-zA-Z0-9]*)((?:[^<>"]|"[^"]*")*)>/) {
            let name = tag.2
            if ["meta", "input", "br", "hr", "!DOCTYPE"].contains(name) || tag.3.hasSuffix("/") { continue }
            if tag.1 == "/" {
                try #require(open.popLast() == name)
            } else {
                open.append(name)
            }
        }
        #expect(open.isEmpty)
    }

    @Test("ids are unique, and everything that refers to one finds it")
    func resolvesIDs() {
        let ids = attributes("id", in: Self.page)
        #expect(Set(ids).count == ids.count)
        for reference in attributes("href", in: Self.page) {
            #expect(reference.hasPrefix("#t-") && ids.contains(String(reference.dropFirst())), "\(reference)")
        }
        for label in attributes("aria-labelledby", in: Self.page) { #expect(ids.contains(label)) }
    }

    @Test("has an article with a named picture for each timer")
    func drawsEach() {
        for timer in InventoryFixture.inventory.timers { #expect(Self.page.contains("id=\"t-\(timer.id)\"")) }
        let pictures = Self.page.matches(
            of: /<svg class="life" role="img"[^>]*><title>[^<]+<\/title><desc>[^<]+<\/desc>/)
        #expect(pictures.count == InventoryFixture.inventory.timers.count)
    }

    @Test("loads nothing, and lets its own script alone run")
    func loadsNothing() throws {
        let text = Self.page.replacing("https://example.org", with: "")
        #expect(
            !text.contains("http:") && !text.contains("https:") && !text.contains("url(") && !text.contains("@import")
                && !text.contains("src="))
        #expect(attributes("style", in: Self.page).allSatisfy { $0.hasPrefix("flex-grow:") })
        let script = try #require(Self.page.firstMatch(of: /<script>([\s\S]*?)<\/script>/)?.1)
        #expect(
            Self.page.contains(
                "default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-\(SHA256.base64(of: String(script)))'"
            ))
        #expect(!script.contains("innerHTML"))
        #expect(!Self.page.contains(/<[^>]*\son\w+=/))
    }

    @Test("hostile names stay text", arguments: hostileNames)
    func keepsNamesText(_ name: String) throws {
        let page = InventoryFixture.hostile(name).text(.html, InventoryFixture.style)
        // The same elements as with harmless names, so no name created one.
        func tags(_ page: String) -> [String] { page.matches(of: /<[a-z!\/][a-zA-Z0-9]*/).map { String($0.0) } }
        if !name.isEmpty {
            #expect(tags(page) == tags(InventoryFixture.hostile("a").text(.html, InventoryFixture.style)))
        }
        #expect(
            !page.contains("\u{202E}") && !page.contains("\u{2066}") && !page.contains("\u{0}")
                && !page.contains("\u{7}"))
    }

    @Test("links to lines where it is told to, with the path's bytes escaped")
    func linksToLines() {
        var style = InventoryFixture.style
        style.linkBase = "https://example.org/blob/main"
        let page = InventoryFixture.hostile("a b\"<c>.swift").text(.html, style)
        #expect(page.contains("href=\"https://example.org/blob/main/a%20b%22%3Cc%3E.swift#L10\""))
    }

    @Test("500 timers take less than 2 MB, and the same picture is written once")
    func isSmall() {
        let page = InventoryFixture.generated(500).text(.html, InventoryFixture.style)
        #expect(page.utf8.count < 2_000_000, "\(page.utf8.count) bytes")
        let symbols = page.matches(of: /<symbol id="t-life-/).count
        #expect(symbols > 0 && symbols <= InventoryFixture.inventory.timers.count)
        #expect(page.matches(of: /<[a-z]/).count < 500 * 120 + 600)
    }

    @Test(
        "from 40 timers on groups are closed but for those with errors; of more than 5,000 only those with findings are drawn"
    )
    func closesGroups() {
        let page = InventoryFixture.generated(60).text(.html, InventoryFixture.style)
        let closed = page.matches(of: /<details class="group">/).count
        let open = page.matches(of: /<details class="group" open>/).count
        #expect(closed > 0 && open > 0)
        #expect(!Self.page.contains("<details class=\"group\">"))
        let large = InventoryFixture.generated(5_001).text(.html, InventoryFixture.style)
        #expect(large.contains("There are 5001 timers: only the"))
        #expect(large.matches(of: /<article\s/).count < 700)
    }

    @Test(
        "the hash is SHA-256",
        arguments: [
            ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
            ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
            (String(repeating: "a", count: 1_000), "Qe3s5C1j6Nm/UVqbppMuHCDLyfWl0TRkWttdsblzfqM="),
        ])
    func hashes(_ text: String, _ hash: String) {
        #expect(SHA256.base64(of: text) == hash)
    }

    @Test("a life is told in words")
    func tellsLives() throws {
        let timer = try InventoryFixture.timer(ofOwner: "Poller")
        let story = LifeStory(timer: timer).sentence
        #expect(story.hasPrefix("made in start(), line 10; "))
        #expect(story.contains("suspended in pause(), line 18"))
        #expect(story.hasSuffix("traps: Release of a suspended object."))
    }

    @Test("the faulty path is numbered as its trace is, and ends in the trap")
    func drawsFault() throws {
        let timer = try InventoryFixture.timer(ofOwner: "Poller")
        let line = LifeLine(timer)
        let trace = try #require(timer.drawnFault?.trace)
        #expect(line.events.compactMap(\.step) == Array(1...trace.count))
        #expect(line.events.map(\.label) == ["make", "schedule", "resume", "suspend", "nil", "release"])
        #expect(line.end == .trap("Release of a suspended object"))
        #expect(line.path.map { line.lanes[$0.lane].state }.contains(.suspended))
        let leak = LifeLine(try InventoryFixture.timer(ofOwner: "Clock", handle: "link"))
        #expect(leak.end == .goesOn)
    }
}
