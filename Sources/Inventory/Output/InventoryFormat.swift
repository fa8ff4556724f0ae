import TimerlintReporting

/// The output formats.
package enum InventoryFormat: String, CaseIterable, Sendable {
    case text, json, html, markdown
}

/// Options of the writers.
package struct InventoryStyle: Sendable {
    /// `nil` for no grouping; the page then groups by file.
    package var grouping: TimerGrouping?
    /// The prefix of links to source lines, if the page has them.
    package var linkBase: String?
    package let tool: Report.Tool

    package init(grouping: TimerGrouping?, linkBase: String? = nil, tool: Report.Tool) {
        self.grouping = grouping
        self.linkBase = linkBase
        self.tool = tool
    }
}

extension Inventory {
    /// The whole document, ending with a newline.
    package func text(_ format: InventoryFormat, _ style: InventoryStyle) -> String {
        switch format {
        case .text: InventoryText(grouping: style.grouping).text(of: self).linesWithoutCommands
        case .json: InventoryJSON(tool: style.tool).document(of: self)
        case .html: InventoryPage(self, style).document
        case .markdown: InventoryMarkdown(grouping: style.grouping).text(of: self)
        }
    }
}
