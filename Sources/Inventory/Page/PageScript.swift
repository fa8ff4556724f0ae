/// The page's script: it filters, sorts, collapses and moves the focus. It writes no markup and contains no
/// name from the tree.
enum PageScript {
    static let text = """
        "use strict";
        const data = JSON.parse(document.getElementById("t-data").textContent);
        const form = document.querySelector(".filter");
        const help = document.getElementById("t-help");
        const articles = [...document.querySelectorAll("article.timer")];
        const groups = [...document.querySelectorAll("details.group")];
        const list = document.getElementById("t-list");
        const ranks = { error: 3, warning: 2, note: 1, none: 0 };
        const kinds = [...document.querySelectorAll("input[name=kind]")].map((box) => box.value);
        const timers = articles.map((article, order) => ({
          article, order,
          text: data[order].text.toLowerCase(),
          wakeups: data[order].wakeups,
          kind: article.dataset.kind,
          owner: article.querySelector("h3").textContent,
          severity: article.dataset.severity,
          findings: article.querySelectorAll(".finding:not(.suppressed)").length,
        }));
        const others = document.querySelector("details.others");
        const lone = [...document.querySelectorAll(".others > .finding")].map((section) => ({
          section, severity: section.dataset.severity, text: section.textContent.toLowerCase(),
        }));
        const firstOpen = new Map(groups.map((group) => [group, group.open]));

        // Filter and order

        const orders = {
          path: (a, b) => a.order - b.order,
          owner: (a, b) => (a.owner < b.owner ? -1 : a.owner > b.owner ? 1 : 0),
          kind: (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind),
          wakeups: (a, b) => b.wakeups - a.wakeups,
          findings: (a, b) => ranks[b.severity] - ranks[a.severity] || b.findings - a.findings,
        };

        function checked(name) {
          return new Set([...form.querySelectorAll(`input[name=${name}]:checked`)].map((box) => box.value));
        }

        function filter() {
          const words = document.getElementById("t-search").value.toLowerCase().split(/\\s+/).filter(Boolean);
          const shownKinds = checked("kind");
          const severities = checked("severity");
          let shown = 0;
          for (const timer of timers) {
            const isShown = shownKinds.has(timer.kind) && severities.has(timer.severity) && words.every((word) => timer.text.includes(word));
            if (timer.article.hidden === isShown) timer.article.hidden = !isShown;
            if (isShown) shown += 1;
          }
          for (const { section, severity, text } of lone) {
            const isShown = severities.has(severity) && words.every((word) => text.includes(word));
            if (section.hidden === isShown) section.hidden = !isShown;
          }
          for (const group of groups) {
            const isEmpty = !group.querySelector(":scope > :is(article, section):not([hidden])");
            if (group.hidden !== isEmpty) group.hidden = isEmpty;
            const isOpen = words.length > 0 ? !isEmpty : firstOpen.get(group);
            if (group.open !== isOpen) group.open = isOpen;
          }
          document.getElementById("t-shown").textContent = `${shown} of ${timers.length} timers shown`;
        }

        function sort() {
          const compare = orders[document.getElementById("t-sort").value] || orders.path;
          const sorted = [...timers].sort((a, b) => compare(a, b) || a.order - b.order);
          const met = new Set();
          for (const timer of sorted) {
            const group = timer.article.closest("details.group");
            group.append(timer.article);
            if (!met.has(group)) list.append(group);
            met.add(group);
          }
          if (others) list.append(others);
        }

        // The state of the filter stands in the URL's fragment, beside the anchors, which begin with t-.

        function remember() {
          const state = new URLSearchParams();
          const search = document.getElementById("t-search").value;
          const order = document.getElementById("t-sort").value;
          if (search) state.set("q", search);
          if (order !== "path") state.set("sort", order);
          for (const name of ["kind", "severity"]) {
            const off = [...form.querySelectorAll(`input[name=${name}]:not(:checked)`)].map((box) => box.value);
            if (off.length > 0) state.set("no-" + name, off.join(","));
          }
          history.replaceState(null, "", "#" + state.toString());
        }

        function recall() {
          const fragment = location.hash.slice(1);
          if (fragment.startsWith("t-")) return reveal(document.getElementById(fragment));
          const state = new URLSearchParams(fragment);
          document.getElementById("t-search").value = state.get("q") || "";
          const order = state.get("sort");
          document.getElementById("t-sort").value = order in orders ? order : "path";
          for (const name of ["kind", "severity"]) {
            const off = new Set((state.get("no-" + name) || "").split(","));
            for (const box of form.querySelectorAll(`input[name=${name}]`)) box.checked = !off.has(box.value);
          }
          sort();
          filter();
        }

        // Focus

        function reveal(element) {
          if (!element) return;
          for (let outer = element.closest("details"); outer; outer = outer.parentElement.closest("details")) outer.open = true;
          element.focus({ preventScroll: true });
          element.scrollIntoView({ block: "nearest" });
        }

        function step(elements, by) {
          const shown = elements.filter((element) => !element.closest("[hidden]"));
          if (shown.length === 0) return;
          const here = document.activeElement;
          let at = shown.findIndex((element) => element === here || element.contains(here));
          if (at < 0) {
            const behind = shown.findIndex((element) => here.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
            at = here === document.body || here === list ? (by > 0 ? -1 : 0) : by > 0 ? behind - 1 : behind;
          }
          reveal(shown[Math.min(Math.max(at + by, 0), shown.length - 1)]);
        }

        function goToStep(number) {
          const here = document.activeElement.closest(".finding, article.timer");
          const traced = (outer) => [...outer.querySelectorAll(".finding")].find((finding) => finding.querySelector(".trace"));
          const finding = here && (here.matches(".finding") ? here : here.querySelector(".finding.drawn") || traced(here));
          const target = finding && finding.querySelector(`li[data-step="${number}"]`);
          if (!target) return;
          for (const lit of document.querySelectorAll(".on[data-step]")) lit.classList.remove("on");
          target.classList.add("on");
          // The picture's circles are the steps of one of the findings.
          if (finding.matches(".drawn")) finding.closest("article.timer").querySelector(`.step[data-step="${number}"]`)?.classList.add("on");
          reveal(target);
        }

        function back() {
          const here = document.activeElement;
          if (help.open) return help.close();
          const outer = here.closest("li[data-step]") ? here.closest(".finding") : here.closest("article.timer");
          if (outer && outer !== here) return outer.focus();
          here.blur();
        }

        const keys = {
          "/": () => document.getElementById("t-search").focus(),
          j: () => step(articles, 1),
          k: () => step(articles, -1),
          n: () => step([...document.querySelectorAll(".finding")], 1),
          p: () => step([...document.querySelectorAll(".finding")], -1),
          o: () => {
            const group = document.activeElement.closest("details.group");
            if (!group) return;
            group.open = !group.open;
            group.querySelector("summary").focus();
          },
          "?": () => (help.open ? help.close() : help.showModal()),
        };

        document.addEventListener("keydown", (event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          if (event.key === "Escape") return back();
          if (event.target.matches("input[type=search], select, textarea")) return;
          const action = keys[event.key] || (/^[1-9]$/.test(event.key) ? () => goToStep(event.key) : null);
          if (!action) return;
          event.preventDefault();
          action();
        });

        document.getElementById("t-close").addEventListener("click", () => help.close());
        addEventListener("hashchange", recall);
        addEventListener("beforeprint", () => { for (const group of groups) { group.dataset.open = group.open; group.open = true; } });
        addEventListener("afterprint", () => { for (const group of groups) group.open = group.dataset.open === "true"; });
        if (form) {
          form.hidden = false;
          form.addEventListener("submit", (event) => event.preventDefault());
          form.addEventListener("input", (event) => {
            if (event.target.id === "t-sort") sort();
            filter();
            remember();
          });
          recall();
        }
        """
}
