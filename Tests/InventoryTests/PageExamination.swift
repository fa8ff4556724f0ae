import Testing

/// Looks at pages in Chromium, where nothing may go wrong on the way.
enum PageExamination {
    /// What a script, given as the body of a function, returns; throws where it does not come to its end.
    static func result(_ page: String, _ view: Chromium.View, _ script: String) throws -> [String: Any] {
        let shown = try Chromium.examine(page, view, script: script)
        #expect(shown.console.isEmpty)
        let result = try #require(shown.result)
        #expect(result["error"] == nil)
        return result
    }

    static func result(_ page: String, _ script: String) throws -> [String: Any] { try result(page, .init(), script) }

    /// For scripts that work the page as a user does.
    static let typing = """
        const type = (text) => { const field = document.getElementById("t-search"); field.value = text; field.dispatchEvent(new InputEvent("input", { bubbles: true })); };
        const titles = () => [...document.querySelectorAll("article.timer:not([hidden]) h3")].map((heading) => heading.textContent);
        const press = (key) => (document.activeElement || document.body).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        """
}
