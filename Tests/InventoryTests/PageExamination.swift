import Testing

/// Renders pages in Chromium and requires that no error occurs.
enum PageExamination {
    /// The result of a script given as a function body; throws if it does not finish.
    static func result(_ page: String, _ view: Chromium.View, _ script: String) throws -> [String: Any] {
        let shown = try Chromium.examine(page, view, script: script)
        #expect(shown.console.isEmpty)
        let result = try #require(shown.result)
        #expect(result["error"] == nil)
        return result
    }

    static func result(_ page: String, _ script: String) throws -> [String: Any] { try result(page, .init(), script) }

    /// The same for a script about the focus, whose result says in `hasFocus` whether the window had it. On a busy machine
    /// a window may open without: then the page is opened again, a few times.
    static func resultInFocus(_ page: String, _ script: String) throws -> [String: Any] {
        for _ in 1..<5 {
            let result = try result(page, script)
            if result["hasFocus"] as? Bool == true { return result }
        }
        return try result(page, script)
    }

    /// For scripts that simulate a user.
    static let typing = """
        const type = (text) => { const field = document.getElementById("t-search"); field.value = text; field.dispatchEvent(new InputEvent("input", { bubbles: true })); };
        const titles = () => [...document.querySelectorAll("article.timer:not([hidden]) h3")].map((heading) => heading.textContent);
        const press = (key) => (document.activeElement || document.body).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        """
}
