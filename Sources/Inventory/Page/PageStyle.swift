/// The page's style sheet. Colors come in pairs, light and dark, with a text contrast of at least 4.5:1. Each
/// color is accompanied by a line style, a sign or a word.
enum PageStyle {
    static let sheet = """
        :root {
          color-scheme: light dark;
          --page: #f6f8fa; --card: #ffffff; --text: #1b1f24; --quiet: #57606a; --edge: #d0d7de; --off: #5c6570;
          --link: #0550ae; --lit: #0969da; --tint: #ddf4ff; --error: #b42318; --error-tint: #ffebe9;
          --warning: #7a4d00; --warning-tint: #fff4d6; --note: #35506b; --note-tint: #e8eef4;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --page: #0d1117; --card: #161b22; --text: #e6edf3; --quiet: #9da7b3; --edge: #30363d; --off: #8b949e;
            --link: #79c0ff; --lit: #58a6ff; --tint: #12304f; --error: #ff8f85; --error-tint: #45171a;
            --warning: #e8b949; --warning-tint: #3a2d0c; --note: #a9c1d9; --note-tint: #1f2c3a;
          }
        }
        @media (forced-colors: active) {
          :root {
            --page: Canvas; --card: Canvas; --text: CanvasText; --quiet: CanvasText; --edge: CanvasText; --off: GrayText; --link: LinkText;
            --lit: Highlight; --tint: Canvas; --error: CanvasText; --error-tint: Canvas; --warning: CanvasText; --warning-tint: Canvas;
            --note: CanvasText; --note-tint: Canvas;
          }
        }
        * { box-sizing: border-box; }
        body { margin: 0 auto; max-width: 1180px; padding: 16px; background: var(--page); color: var(--text); font: 15px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
        code, kbd, .place { font: 13px/1.45 ui-monospace, Menlo, Consolas, monospace; }
        a { color: var(--link); }
        h1 { margin: 0; font-size: 26px; }
        h2 { margin: 0; font-size: 16px; }
        h3 { margin: 0; font-size: 17px; }
        ul, ol, dl, dd, fieldset { margin: 0; padding: 0; }
        ul { list-style: none; }
        :focus-visible { outline: 3px solid var(--lit); outline-offset: 2px; }
        .skip { position: absolute; left: -999px; }
        .skip:focus { left: 16px; top: 4px; padding: 4px 10px; background: var(--card); }
        .sub, .count { margin: 0; color: var(--quiet); }
        .symbols { position: absolute; }
        .notice { padding: 8px 12px; border: 1px solid var(--warning); border-radius: 6px; background: var(--warning-tint); color: var(--warning); }

        .totals { display: flex; flex-wrap: wrap; gap: 4px 24px; margin: 14px 0 10px; }
        .totals b { font-size: 20px; }
        .bar { display: flex; flex-wrap: wrap; gap: 4px; margin-bottom: 18px; }
        .bar li { padding: 4px 10px; border-radius: 4px; border-bottom: 5px solid var(--lit); background: var(--card); }
        .bar .display_link { border-bottom-style: double; }
        .bar .dispatch_source { border-bottom-color: var(--warning); }
        .bar .timer_publisher { border-bottom-style: dashed; }
        .bar .delayed_call { border-bottom-color: var(--off); }
        .bar .task_loop { border-bottom-style: dotted; border-bottom-color: var(--warning); }
        .lists { display: flex; flex-wrap: wrap; gap: 16px 40px; margin-bottom: 18px; }
        .lists section { flex: 1 1 320px; }
        .lists ol { padding-left: 32px; }
        .remark { display: inline-block; }
        .filter { display: flex; flex-wrap: wrap; align-items: center; gap: 10px 18px; padding: 12px; border: 1px solid var(--edge); border-radius: 8px; background: var(--card); }
        .filter[hidden] { display: none; }
        .filter fieldset { display: flex; flex-wrap: wrap; gap: 2px 12px; border: 0; }
        .filter legend { float: left; padding: 0 10px 0 0; color: var(--quiet); }
        input[type="search"], select, button { padding: 4px 8px; border: 1px solid var(--off); border-radius: 5px; background: var(--page); color: var(--text); font: inherit; }
        .legend { display: flex; flex-wrap: wrap; gap: 2px 20px; margin: 12px 0; color: var(--quiet); font-size: 13px; }

        .badge { display: inline-block; padding: 0 8px; border: 1px solid currentColor; border-radius: 10px; font-size: 12px; font-weight: 600; white-space: nowrap; }
        .badge.error { color: var(--error); background: var(--error-tint); }
        .badge.warning { color: var(--warning); background: var(--warning-tint); }
        .badge.note { color: var(--note); background: var(--note-tint); }

        /* What is off the screen is not laid out: a key in the search field costs what it changes on the screen. */
        .group { margin: 14px 0; content-visibility: auto; contain-intrinsic-size: auto 440px; }
        .group > summary { position: relative; display: flex; flex-wrap: wrap; align-items: center; gap: 4px 14px; padding: 6px 0 6px 24px; cursor: pointer; border-bottom: 1px solid var(--edge); }
        .group > summary::before { content: "▸"; position: absolute; left: 0; top: 6px; }
        .group[open] > summary::before { content: "▾"; }
        .group > summary::-webkit-details-marker { display: none; }
        .timer { margin: 12px 0; padding: 14px 16px; border: 1px solid var(--edge); border-left: 5px solid var(--edge); border-radius: 8px; background: var(--card); content-visibility: auto; contain-intrinsic-size: auto 420px; }
        .timer[data-severity="error"] { border-left-color: var(--error); }
        .timer[data-severity="warning"] { border-left-color: var(--warning); border-left-style: double; }
        .timer[data-severity="note"] { border-left-color: var(--note); border-left-style: dashed; }
        .timer[hidden], .group[hidden] { display: none; }
        .timer .badge { margin-left: 8px; }
        .timer dl { display: flex; flex-wrap: wrap; gap: 2px 28px; margin: 10px 0; }
        .timer dl div { display: flex; gap: 8px; max-width: 100%; }
        dt { color: var(--quiet); white-space: nowrap; }
        .scroll { overflow-x: auto; max-width: 100%; }
        .calls, .trace { padding-left: 26px; font-size: 14px; }
        .calls code, .trace code { color: var(--quiet); }
        .trace { list-style: none; padding-left: 4px; }
        .trace li::before { content: attr(data-step); display: inline-block; width: 20px; margin-right: 8px; border: 1px solid var(--error); border-radius: 10px; color: var(--error); font-size: 12px; font-weight: 700; text-align: center; }
        .trace li.on { background: var(--error-tint); }
        .states { margin-top: 10px; }
        .states summary { color: var(--quiet); cursor: pointer; }
        .finding { margin-top: 12px; padding: 8px 12px; border-left: 3px solid var(--note); }
        .finding.error { border-left-color: var(--error); }
        .finding.warning { border-left-color: var(--warning); border-left-style: double; }
        .finding.suppressed { border-left-style: dotted; }
        .finding.note .trace li::before, .finding.suppressed .trace li::before { border-color: var(--note); color: var(--note); }
        .finding.note .trace li.on, .finding.suppressed .trace li.on { background: var(--note-tint); }
        .others > .finding { background: var(--card); }
        .finding p { margin: 0 0 4px; }
        .finding .badge { margin: 0 4px 0 0; }
        .rule { color: var(--quiet); }
        dialog { border: 1px solid var(--edge); border-radius: 8px; background: var(--card); color: var(--text); }
        dialog dl div { display: flex; gap: 16px; }
        dialog dt { min-width: 70px; }

        svg { display: block; fill: none; stroke: none; }
        /* Shared pictures are copied to where they are used: no rule here may need an element around them. */
        .lane text { fill: var(--off); font: 12px ui-monospace, Menlo, Consolas, monospace; }
        .lane path { stroke: var(--off); stroke-dasharray: 2 5; }
        .lane.on text { fill: var(--text); font-weight: 600; }
        .lane.on path { stroke: var(--lit); stroke-width: 2; stroke-dasharray: none; }
        .ahead { stroke: var(--lit); stroke-width: 2; }
        .event rect { fill: var(--tint); stroke: var(--lit); }
        .event.maybe rect { stroke-dasharray: 5 3; }
        .event.bad rect { fill: var(--error-tint); stroke: var(--error); stroke-width: 2; }
        .event text { fill: var(--text); font: 600 13px system-ui, sans-serif; text-anchor: middle; }
        .event .at { font: 11px ui-monospace, Menlo, Consolas, monospace; fill: var(--quiet); }
        .event .stem { stroke: var(--off); }
        .event .go { stroke: var(--lit); stroke-width: 2; fill: var(--lit); }
        .event.maybe .go, .event.maybe .stem { stroke-dasharray: 4 3; }
        .fault { stroke: var(--error); stroke-width: 4; stroke-linejoin: round; stroke-linecap: round; }
        .never { stroke-width: 3; stroke-dasharray: 2 8; }
        .step circle { fill: var(--card); stroke: var(--error); stroke-width: 2.5; }
        .step text { fill: var(--error); font: 700 12px system-ui, sans-serif; text-anchor: middle; }
        .step.on circle { fill: var(--error); }
        .step.on text { fill: var(--card); }
        .trap { fill: var(--error); font: 600 13px system-ui, sans-serif; }
        .node rect { stroke: var(--off); stroke-dasharray: 3 4; }
        .node text { fill: var(--off); font: 12px system-ui, sans-serif; text-anchor: middle; }
        .node.on rect { fill: var(--tint); stroke: var(--lit); stroke-width: 2; stroke-dasharray: none; }
        .node.on text { fill: var(--text); font-weight: 600; }
        .node.dead rect { fill: var(--error-tint); stroke: var(--error); stroke-width: 3; stroke-dasharray: none; }
        .node.dead text { fill: var(--error); font-weight: 700; }
        .edge { stroke: var(--off); stroke-dasharray: 3 4; }
        .edge.on { stroke: var(--lit); stroke-width: 2; stroke-dasharray: none; }
        .edge.dead { stroke: var(--error); stroke-width: 3; stroke-dasharray: none; }

        @media (max-width: 520px) { body { padding: 10px; } .timer { padding: 10px; } .timer dl div { display: block; } .timer dt, .timer dd { display: inline; margin-right: 6px; } }
        @media print {
          :root {
            color-scheme: light;
            --page: #ffffff; --card: #ffffff; --text: #1b1f24; --quiet: #57606a; --edge: #d0d7de; --off: #5c6570; --link: #0550ae; --lit: #0969da;
            --tint: #ffffff; --error: #b42318; --error-tint: #ffffff; --warning: #7a4d00; --warning-tint: #ffffff; --note: #35506b; --note-tint: #ffffff;
          }
          body { max-width: none; padding: 0; }
          .filter, .skip { display: none; }
          .group, .timer { content-visibility: visible; }
          .scroll, .finding { break-inside: avoid; }
          .group > summary, h3, .timer .sub { break-after: avoid; }
          svg.life, svg.machine { max-width: 100%; height: auto; }
          details::details-content { content-visibility: visible; block-size: auto; }
        }
        """
}
