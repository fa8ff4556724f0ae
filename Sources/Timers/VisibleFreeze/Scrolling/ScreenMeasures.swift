import TimerlintAnalyses
import TimerlintAppleAPIs
import TimerlintSyntax

/// Recognizes areas as large as the screen. Input: the value of a frame. Output: the answer, by the names in it.
struct ScreenMeasures {
    let macros: MacroMeanings

    /// `UIScreen.main.bounds`, `window.bounds`, `CGRect(x: 0, y: 0, width: screenWidth, height: screenHeight)`
    func isWholeScreen(_ area: Node) -> Bool {
        InterfaceAPI.areas.contains(area.calleeName?.name ?? area.name)
            && area.contains { $0.name == InterfaceAPI.screenClass || $0.isWindowByName }
            || area.kind == .callExpression && area.arguments.count >= 2
                && area.arguments.suffix(2).allSatisfy(isSizeOfScreen)
    }

    /// `kScreenWidth`, `SCREEN_HEIGHT`, `UIScreen.main.bounds.width`, or a macro of the tree that means it.
    private func isSizeOfScreen(_ argument: Node) -> Bool {
        guard let value = argument.value?.stripped, value.kind != .infixExpression else { return false }
        return value.contains { $0.name.lowercased().contains("screen") || macros.measuresScreen($0.name) }
    }
}

extension Node {
    /// Whether the name says that it is a window.
    var isWindowByName: Bool { stripped.name.lowercased().hasSuffix("window") }
}
