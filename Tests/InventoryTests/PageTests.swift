import Foundation
import Testing
import TimerlintTestSupport

@testable import TimerlintInventory

/// The page as rendered by Chromium. One run takes a second or two.
@Suite("The page in a browser", .chromium, .serialized)
struct PageTests {
    private static let page = InventoryFixture.page

    @Test("runs under its own policy, without an error and without a request")
    func runs() throws {
        #expect(try Chromium.console(of: Self.page).isEmpty)
        let result = try PageExamination.result(
            Self.page,
            "return { requests: performance.getEntriesByType('resource').length, form: !document.querySelector('form').hidden };"
        )
        #expect(result["requests"] as? Int == 0)
        #expect(result["form"] as? Bool == true)
    }

    @Test("draws what the JSON says")
    func drawsWhatJSONSays() throws {
        let result = try PageExamination.result(
            Self.page,
            """
            const parts = (svg) => { const use = svg.querySelector("use"); return use ? document.querySelector(use.getAttribute("href")) : svg; };
            return { timers: [...document.querySelectorAll("article.timer")].map((article) => {
              const life = parts(article.querySelector("svg.life"));
              return {
                id: article.id.slice(2), kind: article.dataset.kind, severity: article.dataset.severity, title: article.querySelector("h3").textContent,
                calls: article.querySelectorAll(".calls li").length, boxes: [...life.querySelectorAll(".event .do")].map((text) => text.textContent),
                lit: [...life.querySelectorAll(".lane.on text")].map((text) => text.textContent.slice(2)),
                findings: [...article.querySelectorAll(".finding .rule")].map((rule) => rule.textContent),
                steps: life.querySelectorAll(".step").length,
                traps: [...life.querySelectorAll(".trap")].map((text) => text.textContent),
              };
            }) };
            """)
        let json = try #require(
            try JSONSerialization.jsonObject(
                with: Data(InventoryFixture.inventory.text(.json, InventoryFixture.style).utf8)) as? [String: Any])
        let told = try #require(json["timers"] as? [[String: Any]])
        let drawn = try #require(result["timers"] as? [[String: Any]])
        try #require(drawn.count == told.count)
        for (drawn, told) in zip(drawn, told) {
            #expect(drawn["id"] as? String == told["id"] as? String)
            #expect(drawn["kind"] as? String == told["kind"] as? String)
            let calls = try #require(told["calls"] as? [[String: Any]])
            #expect(drawn["calls"] as? Int == calls.count)
            let boxes = try #require(drawn["boxes"] as? [String])
            for call in calls { #expect(boxes.contains(try #require(call["do"] as? String))) }
            #expect(drawn["lit"] as? [String] == told["states"] as? [String])
            let findings = try #require(told["findings"] as? [[String: Any]])
            #expect(drawn["findings"] as? [String] == findings.map { $0["rule"] as? String ?? "" })
            let steps = try #require(drawn["steps"] as? Int)
            #expect(steps == 0 || findings.contains { ($0["trace"] as? [Any])?.count ?? 0 >= steps })
        }
        let poller = try #require(drawn.first { $0["title"] as? String == "Poller.source" })
        #expect(poller["traps"] as? [String] == ["✕ traps: Release of a suspended object"])
        #expect(poller["severity"] as? String == "error")
    }

    @Test("fits its window, and no label covers another", arguments: [375, 1_440], [false, true])
    func fits(_ width: Int, _ isDark: Bool) throws {
        let result = try PageExamination.result(
            Self.page, .init(width: width, height: 900, isDark: isDark),
            """
            for (const part of document.querySelectorAll("details")) part.open = true;
            const overlaps = [];
            for (const svg of document.querySelectorAll("svg[role=img]")) {
              const boxes = [...svg.querySelectorAll("text")].map((text) => [text.textContent, text.getBoundingClientRect()]);
              for (let i = 0; i < boxes.length; i += 1) for (let j = i + 1; j < boxes.length; j += 1) {
                const [a, b] = [boxes[i][1], boxes[j][1]];
                if (a.width && b.width && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) overlaps.push(boxes[i][0] + " / " + boxes[j][0]);
              }
            }
            const outside = [...document.querySelectorAll("svg.life text, svg.machine text")].filter((text) => {
              const box = text.getBoundingClientRect(), frame = text.ownerSVGElement.getBoundingClientRect();
              return box.left < frame.left - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom + 1;
            }).map((text) => text.textContent);
            return { width: document.documentElement.scrollWidth, window: innerWidth, dark: matchMedia("(prefers-color-scheme: dark)").matches, overlaps, outside };
            """)
        let shown = try #require(result["window"] as? Int)
        #expect(try #require(result["width"] as? Int) <= shown)
        #expect(shown == width)
        #expect(result["dark"] as? Bool == isDark)
        #expect(result["overlaps"] as? [String] == [])
        #expect(result["outside"] as? [String] == [])
    }

    @Test("has a contrast of 4.5:1 for every text", arguments: [false, true])
    func contrasts(_ isDark: Bool) throws {
        let result = try PageExamination.result(
            Self.page, .init(isDark: isDark),
            """
            for (const part of document.querySelectorAll("details")) part.open = true;
            const channels = (color) => color.match(/[\\d.]+/g).map(Number);
            const light = (color) => {
              const [r, g, b] = channels(color).slice(0, 3).map((c) => (c /= 255) <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
              return 0.2126 * r + 0.7152 * g + 0.0722 * b;
            };
            const isClear = (color) => color === "none" || channels(color)[3] === 0;
            const ground = (element) => {
              const sibling = element.parentElement.querySelector(":scope > rect, :scope > circle");
              if (sibling && !isClear(getComputedStyle(sibling).fill)) return getComputedStyle(sibling).fill;
              for (let at = element; at; at = at.parentElement) { const color = getComputedStyle(at).backgroundColor; if (!isClear(color)) return color; }
              return "rgb(255, 255, 255)";
            };
            const poor = [];
            let count = 0;
            for (const element of document.querySelectorAll("body *")) {
              const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
              if (!own || element.matches("script, style, title, desc, option, #t-result")) continue;
              const style = getComputedStyle(element);
              const color = element instanceof SVGElement ? style.fill : style.color;
              const [a, b] = [light(color), light(ground(element))].sort((x, y) => y - x);
              count += 1;
              if ((a + 0.05) / (b + 0.05) < 4.5) poor.push(`${element.textContent.slice(0, 30)}: ${color} on ${ground(element)}`);
            }
            return { count, poor: [...new Set(poor)] };
            """)
        #expect(result["poor"] as? [String] == [])
        #expect(try #require(result["count"] as? Int) > 100)
    }

    @Test("says without colors of its own what it says with them")
    func obeysForcedColors() throws {
        let result = try PageExamination.result(
            Self.page, .init(hasForcedColors: true),
            """
            for (const part of document.querySelectorAll("details")) part.open = true;
            const ground = getComputedStyle(document.body).backgroundColor;
            const lines = [...document.querySelectorAll("svg.life .fault, svg.machine .dead, .symbols .dead")].map((line) => getComputedStyle(line).stroke);
            const texts = [...document.querySelectorAll("svg text")];
            return {
              forced: matchMedia("(forced-colors: active)").matches, lines: lines.length,
              unseen: lines.filter((color) => color === ground).length + texts.filter((text) => getComputedStyle(text).fill === ground).length,
              unsigned: [...document.querySelectorAll(".lane text, .node text")].filter((text) => !/^[●○✕] /.test(text.textContent)).length,
              bare: [...document.querySelectorAll(".badge")].filter((badge) => !/^[✕!i] /.test(badge.textContent) || getComputedStyle(badge).borderStyle !== "solid").length,
            };
            """)
        #expect(result["forced"] as? Bool == true)
        #expect(try #require(result["lines"] as? Int) > 2)
        for name in ["unseen", "unsigned", "bare"] { #expect(result[name] as? Int == 0, "\(name)") }
    }

    @Test("moves nothing", arguments: [false, true])
    func isStill(_ isStill: Bool) throws {
        let result = try PageExamination.result(
            Self.page, .init(isStill: isStill),
            """
            const styles = [...document.querySelectorAll("*")].map((element) => getComputedStyle(element));
            return {
              asked: matchMedia("(prefers-reduced-motion: reduce)").matches, animations: document.getAnimations().length,
              moving: styles.filter((style) => style.transitionDuration !== "0s" || style.animationName !== "none" || style.scrollBehavior !== "auto").length,
            };
            """)
        #expect(result["asked"] as? Bool == isStill)
        #expect(result["animations"] as? Int == 0 && result["moving"] as? Int == 0)
    }

    @Test("is reached by the keyboard wherever something can be done, and shows where the focus is")
    func isReachedByKeyboard() throws {
        let result = try PageExamination.resultInFocus(
            Self.page,
            """
            const places = [...document.querySelectorAll("a, button, input, select, summary, .scroll, article.timer, .finding, .trace li")].filter((place) => !place.closest("dialog"));
            const unreached = places.filter((place) => place.matches("a, button, input, select, summary, .scroll") && place.tabIndex < 0);
            for (const part of document.querySelectorAll("details")) part.open = true;
            const unseen = places.filter((place) => {
              place.focus();
              const style = getComputedStyle(place);
              return document.activeElement !== place || style.outlineStyle === "none" || parseFloat(style.outlineWidth) < 2;
            });
            const name = (place) => place.outerHTML.slice(0, 80);
            return { hasFocus: document.hasFocus(), places: places.length, unreached: unreached.map(name), unseen: unseen.map(name) };
            """)
        #expect(try #require(result["places"] as? Int) > 60)
        #expect(result["unreached"] as? [String] == [])
        #expect(result["unseen"] as? [String] == [])
    }

    @Test(
        "is a document that a screen reader can walk: landmarks, one first heading, no level left out, names for pictures and fields"
    )
    func isAccessible() throws {
        let result = try PageExamination.result(
            Self.page,
            """
            const levels = [...document.querySelectorAll("h1, h2, h3, h4")].filter((heading) => !heading.closest("dialog")).map((heading) => Number(heading.localName[1]));
            const jumps = levels.filter((level, index) => index > 0 && level > levels[index - 1] + 1).length;
            const fields = [...document.querySelectorAll("input, select")];
            const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
            return {
              language: document.documentElement.lang, first: levels.filter((level) => level === 1).length, jumps,
              landmarks: ["header", "main", "[role=search]"].map((name) => document.querySelectorAll(name).length),
              unnamed: [...document.querySelectorAll("svg[role=img]")].filter((svg) => !svg.querySelector(":scope > title")?.textContent || !svg.querySelector(":scope > desc")?.textContent).length,
              unlabeled: fields.filter((field) => field.labels.length === 0).length, twice: ids.length - new Set(ids).size,
              buried: document.querySelectorAll("svg [tabindex], svg a").length, live: document.querySelector("output").getAttribute("aria-live"),
              skip: document.querySelector("a").getAttribute("href") === "#" + document.querySelector("main").id,
            };
            """)
        #expect(result["language"] as? String == "en")
        #expect(result["first"] as? Int == 1)
        for name in ["jumps", "unnamed", "unlabeled", "twice", "buried"] {
            #expect(result[name] as? Int == 0, "\(name)")
        }
        #expect(result["landmarks"] as? [Int] == [1, 1, 1])
        #expect(result["live"] as? String == "polite")
        #expect(result["skip"] as? Bool == true)
    }

    @Test(
        "runs nothing that a name says",
        arguments: [
            "</script><script>document.title='bad'</script>", "<img src=x onerror=\"document.title='bad'\">",
            "\"><svg onload=document.title='bad'>",
        ])
    func runsNoNames(_ name: String) throws {
        let page = InventoryFixture.hostile(name).text(.html, InventoryFixture.style)
        let result = try PageExamination.result(
            page,
            "return { images: document.images.length, scripts: document.scripts.length, heading: document.querySelector('h3').textContent };"
        )
        #expect(result["images"] as? Int == 0)
        // The data, the page's own script, and the added one.
        #expect(result["scripts"] as? Int == 3)
        #expect(result["heading"] as? String == "\(name).\(name)")
    }

    @Test("prints every group, though most are closed on the screen")
    func prints() throws {
        func pages(_ page: String) throws -> Int {
            let document = String(decoding: try Chromium.pdf(of: page), as: Unicode.ASCII.self)
            return document.matches(of: /\/Type \/Page\b[^s]/).count
        }
        let closed = InventoryFixture.generated(60).text(.html, InventoryFixture.style)
        let count = try pages(closed)
        #expect(count >= 12)
        #expect(
            try pages(closed.replacing("<details class=\"group\">", with: "<details class=\"group\" open>")) == count)
    }
}
