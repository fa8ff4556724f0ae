import Foundation
import Testing

/// Debian's Chromium, which renders pages without a screen.
enum Chromium {
    private static let program = [
        "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/usr/bin/google-chrome-stable",
    ]
    .first(where: FileManager.default.isExecutableFile)

    /// Whether the tests can run. In CI they must.
    static var isPossible: Bool { program != nil || ProcessInfo.processInfo.environment["CI"] != nil }

    struct Missing: Error {}

    /// The settings of a view.
    struct View {
        var width = 1_440
        var height = 900
        var isDark = false
        /// Simulates system-selected colors (forced colors).
        var hasForcedColors = false
        /// Simulates the preference for reduced motion.
        var isStill = false
        /// The URL fragment after the `#`.
        var fragment = ""
    }

    struct Shown {
        /// The result of the added script; `nil` if it did not finish.
        let result: [String: Any]?
        /// The page's console output.
        let console: [String]
    }

    /// Runs a script, given as a function body, in a copy of the page, and returns its result.
    static func examine(_ page: String, _ view: View = View(), script: String) throws -> Shown {
        let folder = try Folder()
        let own = """
            const show = (text) => {
              const place = document.createElement("pre");
              place.id = "t-result";
              place.textContent = text;
              document.body.append(place);
            };
            const report = (value) => {
              const text = encodeURIComponent(JSON.stringify(value));
              if (parent === window) show(text); else parent.postMessage(text, "*");
            };
            try { report((() => { \(script) })()); } catch (error) { report({ error: String(error.stack || error) }); }
            """
        // The copy's policy has to allow the added script; the page's own policy is tested separately.
        let opened = page.replacing(/script-src 'sha256-[^']*'/, with: "script-src 'unsafe-inline'")
        try folder.write(opened.replacing("</body>", with: "<script>\(own)</script></body>"), to: "page.html")
        var arguments = ["--dump-dom", folder.address(of: "page.html", view.fragment)]
        if view.width < narrowest {
            try folder.write(frame(of: view), to: "frame.html")
            arguments = ["--virtual-time-budget=5000", "--dump-dom", folder.address(of: "frame.html", "")]
        }
        let (output, errors) = try run(arguments, view, folder)
        let encoded = output.firstMatch(of: /<pre id="t-result">([^<]*)<\/pre>/)?.1
        let text = encoded.flatMap { String($0).removingPercentEncoding } ?? ""
        let result = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        return Shown(
            result: result, console: errors.split(separator: "\n").map(String.init).filter { $0.contains(":CONSOLE") })
    }

    /// Chromium's minimum window width.
    private static let narrowest = 500

    /// A page that shows the given one in a frame of the view's size, and forwards its result.
    private static func frame(of view: View) -> String {
        """
        <!DOCTYPE html><body style="margin:0"><script>
        addEventListener("message", (event) => {
          const place = document.createElement("pre");
          place.id = "t-result";
          place.textContent = event.data;
          document.body.append(place);
        });
        </script><iframe src="page.html" style="border:0" width="\(view.width)" height="\(view.height)"></iframe></body>
        """
    }

    /// The console output of the unmodified page.
    static func console(of page: String) throws -> [String] {
        let folder = try Folder()
        try folder.write(page, to: "page.html")
        let (_, errors) = try run(["--dump-dom", folder.address(of: "page.html", "")], View(), folder)
        return errors.split(separator: "\n").map(String.init).filter { $0.contains(":CONSOLE") }
    }

    /// A screenshot of the page's top as PNG.
    static func screenshot(of page: String, _ view: View) throws -> Data {
        let folder = try Folder()
        try folder.write(page, to: "page.html")
        let picture = folder.url.appendingPathComponent("picture.png")
        _ = try run(
            ["--hide-scrollbars", "--screenshot=\(picture.path)", folder.address(of: "page.html", view.fragment)], view,
            folder)
        return try Data(contentsOf: picture)
    }

    static func pdf(of page: String) throws -> Data {
        let folder = try Folder()
        try folder.write(page, to: "page.html")
        let document = folder.url.appendingPathComponent("page.pdf")
        _ = try run(["--print-to-pdf=\(document.path)", folder.address(of: "page.html", "")], View(), folder)
        return try Data(contentsOf: document)
    }

    private static func run(_ arguments: [String], _ view: View, _ folder: Folder) throws -> (
        output: String, errors: String
    ) {
        guard let program else { throw Missing() }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments =
            [
                "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync", "--enable-logging=stderr", "--force-device-scale-factor=1",
                "--user-data-dir=\(folder.url.path)/profile",
                "--window-size=\(view.width),\(view.height)",
                "--blink-settings=preferredColorScheme=\(view.isDark ? 0 : 1)",
            ] + (view.hasForcedColors ? ["--force-high-contrast"] : [])
            + (view.isStill ? ["--force-prefers-reduced-motion"] : []) + arguments
        // Uses files rather than pipes, so that neither side waits for the other.
        let (output, errors) = (
            folder.url.appendingPathComponent("output"), folder.url.appendingPathComponent("errors")
        )
        for file in [output, errors] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        return (
            String(decoding: try Data(contentsOf: output), as: UTF8.self),
            String(decoding: try Data(contentsOf: errors), as: UTF8.self)
        )
    }

    /// A folder for one run, deleted with the object.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("timerlint-page-\(UUID().uuidString)")

        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

        deinit { try? FileManager.default.removeItem(at: url) }

        func write(_ text: String, to name: String) throws {
            try Data(text.utf8).write(to: url.appendingPathComponent(name))
        }

        func address(of name: String, _ fragment: String) -> String {
            "file://\(url.appendingPathComponent(name).path)" + (fragment.isEmpty ? "" : "#" + fragment)
        }
    }
}

extension Trait where Self == ConditionTrait {
    /// For tests that render pages.
    static var chromium: ConditionTrait {
        .enabled(if: Chromium.isPossible, "no Chromium here: 'apt-get install chromium' brings it")
    }
}
