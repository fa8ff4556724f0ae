import Foundation
import Testing

@testable import TimerlintInventory

@Suite("The page's filter and keys", .chromium, .serialized)
struct PageControlTests {
    private static let page = InventoryFixture.page

    @Test("filters by what is typed and checked, says how many are shown, and remembers it in the fragment")
    func filters() throws {
        let result = try PageExamination.result(
            Self.page,
            PageExamination.typing + """
                type("poller");
                const byOwner = titles();
                const said = document.getElementById("t-shown").textContent;
                type("over  CLOCK");
                const none = titles();
                type("default_run_loop_mode");
                const byRule = titles();
                type("");
                document.querySelector("input[value=run_loop_timer]").click();
                const byKind = titles();
                const fragment = location.hash;
                document.querySelector("input[value=run_loop_timer]").click();
                const order = document.getElementById("t-sort");
                order.value = "wakeups";
                order.dispatchEvent(new InputEvent("input", { bubbles: true }));
                return { byOwner, said, none, byRule, byKind, fragment, sorted: titles().slice(0, 2), all: titles().length };
                """)
        #expect(result["byOwner"] as? [String] == ["Poller.source"])
        #expect(result["said"] as? String == "1 of \(InventoryFixture.inventory.timers.count) timers shown")
        #expect(result["none"] as? [String] == [])
        #expect((result["byRule"] as? [String])?.contains("Clock.timer") == true)
        #expect((result["byKind"] as? [String])?.contains("Clock.timer") == false)
        #expect(result["fragment"] as? String == "#no-kind=run_loop_timer")
        #expect(result["sorted"] as? [String] == ["Poller.source", "Clock.timer"])
        #expect(result["all"] as? Int == InventoryFixture.inventory.timers.count)
    }

    @Test("filters the findings about no timer as well, and keeps them last")
    func filtersOthers() throws {
        let result = try PageExamination.result(
            Self.page,
            PageExamination.typing + """
                const others = document.querySelector(".others");
                const shown = () => [...others.querySelectorAll(".finding:not([hidden]) .rule")].map((rule) => rule.textContent);
                const all = shown();
                type("run_loop_scheduler");
                const named = shown();
                const timers = titles();
                type("poller");
                const isHidden = others.hidden;
                type("");
                document.querySelector("input[value=warning]").click();
                const withoutWarnings = shown();
                document.querySelector("input[value=warning]").click();
                const order = document.getElementById("t-sort");
                order.value = "findings";
                order.dispatchEvent(new InputEvent("input", { bubbles: true }));
                const isLast = document.querySelector("main").lastElementChild === others;
                others.querySelector(".finding").focus();
                return { all, named, timers, isHidden, withoutWarnings, isLast };
                """)
        let all = InventoryFixture.inventory.others
        #expect(result["all"] as? [String] == all.map(\.rule))
        #expect(result["named"] as? [String] == ["run_loop_scheduler"])
        #expect(result["timers"] as? [String] == [])
        #expect(result["isHidden"] as? Bool == true)
        #expect(result["withoutWarnings"] as? [String] == all.filter { $0.severity != .warning }.map(\.rule))
        #expect(result["isLast"] as? Bool == true)
    }

    @Test("lights a step in the picture only where the picture shows that finding")
    func lightsItsOwnSteps() throws {
        let result = try PageExamination.result(
            Self.page,
            PageExamination.typing + """
                const article = [...document.querySelectorAll("article.timer")].find((article) => article.querySelector("h3").textContent === "Poller.source");
                const [drawn, other] = [".finding.drawn", ".finding:not(.drawn)"].map((name) => article.querySelector(name));
                const lit = (from) => { from.focus(); press("1"); return article.querySelectorAll(".step.on").length; };
                return { drawn: lit(drawn), other: lit(other), article: lit(article) };
                """)
        #expect(result["drawn"] as? Int == 1)
        #expect(result["other"] as? Int == 0)
        #expect(result["article"] as? Int == 1)
    }

    @Test("takes its filter from the fragment, and opens the timer that one names")
    func recallsFragment() throws {
        let filtered = try PageExamination.result(
            Self.page, .init(fragment: "q=heartbeat&sort=owner"),
            PageExamination.typing + "return { titles: titles(), order: document.getElementById('t-sort').value };")
        #expect(filtered["titles"] as? [String] == ["Heartbeat.task"])
        #expect(filtered["order"] as? String == "owner")
        let id = try InventoryFixture.timer(ofOwner: "Heartbeat").id
        let named = try PageExamination.result(
            Self.page, .init(fragment: "t-\(id)"),
            PageExamination.typing + "return { focus: document.activeElement.id, titles: titles() };")
        #expect(named["focus"] as? String == "t-\(id)")
        #expect((named["titles"] as? [String])?.count == InventoryFixture.inventory.timers.count)
    }

    @Test("is worked by keys: timers, findings, steps, groups, help, and back; none while somebody types")
    func obeysKeys() throws {
        let result = try PageExamination.result(
            Self.page,
            PageExamination.typing + """
                const focus = () => document.activeElement.querySelector("h3")?.textContent || document.activeElement.getAttribute("aria-label") || document.activeElement.id || document.activeElement.localName;
                const seen = [];
                for (const key of ["j", "j", "k", "n", "/"]) { press(key); seen.push(focus()); }
                press("j");
                seen.push(focus());
                press("Escape");
                type("poller");
                press("Escape");
                document.activeElement.blur();
                press("n");
                press("2");
                const step = document.activeElement.dataset.step;
                const lit = document.querySelectorAll(".step.on").length;
                press("Escape");
                const back = document.activeElement.className;
                press("o");
                const folded = !document.activeElement.closest("details").open;
                press("?");
                const help = document.getElementById("t-help").open;
                press("Escape");
                return { seen, step, lit, back, folded, help, closed: !document.getElementById("t-help").open };
                """)
        let seen = try #require(result["seen"] as? [String])
        #expect(Array(seen.prefix(3)) == ["Clock.timer", "Clock.link", "Clock.timer"])
        #expect(seen[3].contains(": "))
        #expect(seen[4] == "t-search" && seen[5] == "t-search")
        #expect(result["step"] as? String == "2")
        #expect(result["lit"] as? Int == 1)
        #expect((result["back"] as? String)?.hasPrefix("finding") == true)
        #expect(result["folded"] as? Bool == true)
        #expect(result["help"] as? Bool == true && result["closed"] as? Bool == true)
    }
}
