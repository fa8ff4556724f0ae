import TimerlintSemantics

/// What speaks against a visible freeze.
package enum FreezeDoubt: Sendable {
    /// Nothing that the code reaches in the tree changes what is on the screen.
    case nothingVisible
    /// It fires so seldom, in seconds, that a late fire goes unnoticed.
    case seldom(Double)
    /// It may come so late by itself, in seconds, that its fires are seldom then.
    case tolerant(Double)
    /// Nothing near what it changes scrolls, as far as the tree shows.
    case nothingScrolls(VisibleChange)
    /// It comes so long after its cause, in seconds, that a little later goes unnoticed.
    case slow(Double)
    /// Its upstream hardly ever sends while the user scrolls, drags or holds a menu open.
    case seldomSends(VisibleChange)
    /// It scrolls or reloads what the user scrolls.
    case scrollsItself(VisibleChange)
    /// It shows another screen or takes one away: once, and a little later.
    case lateTransition(VisibleChange)
    /// It looks at something else again and again, and shows what it finds: a step that comes a little later, once.
    case settles(VisibleChange)
    /// It follows the pointer, which is busy while it drags or holds a menu.
    case followsPointer
    /// It chooses in a control that the user may just have open.
    case operatesControl(VisibleChange)
    /// It ends within a second of its start.
    case brief
    /// It turns pages, and stops while the user drags them.
    case pausesForDrag(VisibleChange)
    /// It runs while a finger holds a control, and a second one would have to scroll.
    case fingerDown
    /// The watch's and an extension's user interface is tracked in another process.
    case otherProcess
    /// A screen saver ends at the first input, and has no menus.
    case screenSaver
    /// No target contains the file.
    case notBuilt
    /// Nothing makes an instance of the type whose code it is.
    case neverMade(TypeID)

    /// Standing still is what the code wants, so that there is nothing to fix.
    package var isWanted: Bool {
        switch self {
        case .scrollsItself, .followsPointer, .operatesControl, .pausesForDrag: true
        default: false
        }
    }
}
