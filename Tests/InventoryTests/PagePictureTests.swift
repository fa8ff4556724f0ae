import Foundation
import Testing
import TimerlintTestSupport

@testable import TimerlintInventory

/// The README's screenshots. `TIMERLINT_UPDATE=1` takes them again and fails, so that it cannot be mistaken for
/// a pass. Their bytes are not compared, because fonts differ between machines.
@Suite("The pictures in the README", .chromium)
struct PagePictureTests {
    @Test("are there, small, and of the page as it is drawn today", arguments: [("light", false), ("dark", true)])
    func areThere(_ name: String, _ isDark: Bool) throws {
        let url = Repository.root.appendingPathComponent(".github/images/inventory-\(name).png")
        let page = InventoryFixture.page
        let picture = try Chromium.screenshot(
            of: page, .init(width: 1_000, height: 1_010, isDark: isDark, fragment: "q=poller"))
        #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        if ProcessInfo.processInfo.environment["TIMERLINT_UPDATE"] == "1" {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try picture.write(to: url)
            Issue.record(
                "\(url.lastPathComponent) was taken; look at it, and run the tests again without TIMERLINT_UPDATE")
        }
        let kept = try Data(contentsOf: url)
        #expect(kept.count < 150_000)
        // The first chunk contains the width and height.
        #expect(kept[16..<24] == picture[16..<24])
        let readme = try String(contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)
        #expect(readme.contains(".github/images/\(url.lastPathComponent)"))
    }
}
