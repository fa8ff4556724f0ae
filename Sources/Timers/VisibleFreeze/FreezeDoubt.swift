import TimerlintSemantics

/// A reason why a freeze is not visible.
package enum FreezeDoubt: Sendable {
    /// Nothing that the code reaches in the tree changes the screen.
    case nothingVisible
    /// It fires so rarely (interval in seconds) that a late fire goes unnoticed.
    case seldom(Double)
    /// Its interval is a number of minutes or hours that nobody knows.
    case minutes
    /// It counts its fires, and changes something so rarely (period in seconds) that a late change goes unnoticed.
    case counts(Double)
    /// It shows minutes or longer units, which change once a minute at most.
    case coarse(VisibleChange)
    /// Its tolerance (in seconds) is so large that it may be late anyway.
    case tolerant(Double)
    /// Nothing near what it changes scrolls, as far as the tree shows.
    case nothingScrolls(VisibleChange)
    /// It is part of a display that covers whatever could scroll.
    case covered(VisibleChange)
    /// It fires so long after its cause (in seconds) that a further delay goes unnoticed.
    case slow(Double)
    /// Its upstream hardly ever sends while the user scrolls, drags or holds a menu open.
    case seldomSends(VisibleChange)
    /// It scrolls or reloads what the user scrolls.
    case scrollsItself(VisibleChange)
    /// It shows or removes a screen: once, and a little later.
    case lateTransition(VisibleChange)
    /// It polls something else and shows the result: a single step that is a little late.
    case settles(VisibleChange)
    /// It asks another process or machine again and again, and shows the answers when they come.
    case showsAnswers(VisibleChange)
    /// It follows the pointer, which is busy during a drag or in a menu.
    case followsPointer
    /// It follows windows of other applications, which only the pointer moves.
    case followsWindows
    /// It checks how long the user has been idle: a menu or a drag is input.
    case whileIdle
    /// It selects something in a control that the user may just have open.
    case operatesControl(VisibleChange)
    /// It ends within one and a half seconds of its start.
    case brief
    /// It makes an insertion point blink.
    case blinks(VisibleChange)
    /// It makes something appear or disappear within that time.
    case fades(VisibleChange)
    /// It turns pages, and stops while the user drags them.
    case pausesForDrag(VisibleChange)
    /// It runs while a finger touches a control, so only a second finger could scroll.
    case fingerDown
    /// It runs while the pointer is over something, or holds it: a menu or another drag takes the pointer away.
    case whileHovering
    /// The user interface of a watch app or an extension is tracked in another process.
    case otherProcess
    /// A screen saver ends at the first input, and has no menus.
    case screenSaver
    /// No target contains the file.
    case notBuilt
    /// Nothing creates an instance of the type that contains the code.
    case neverMade(TypeID)

    /// Whether the code wants the freeze, so that there is nothing to fix.
    package var isWanted: Bool {
        switch self {
        case .scrollsItself, .followsPointer, .operatesControl, .pausesForDrag: true
        default: false
        }
    }
}
