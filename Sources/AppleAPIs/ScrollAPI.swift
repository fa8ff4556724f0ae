/// What switches the main run loop from the default mode to another.
package enum ScrollAPI {
    /// UIKit's scrolling classes, their controllers, delegates and data sources, without wheels of values, of which it is
    /// only inferred. Dragging and deceleration run in the tracking mode. (O)
    package static let uiKitClasses: Set<String> = [
        "UIScrollView", "UIScrollViewDelegate", "UITableView", "UITableViewController", "UITableViewDelegate",
        "UITableViewDataSource", "UITableViewCell",
        "UITableViewHeaderFooterView", "UICollectionView", "UICollectionViewController", "UICollectionViewDelegate",
        "UICollectionViewDataSource",
        "UICollectionViewDelegateFlowLayout", "UICollectionViewCell", "UICollectionReusableView", "UITextView",
        "UITextViewDelegate", "UIWebView",
        "WKWebView", "PDFView", "UIPageViewController", "UIPageViewControllerDataSource",
        "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource",
        "ASTableNode", "ASCollectionNode",
        "MessagesViewController", "QLPreviewController", refreshControl,
    ]

    /// The control that appears when the user pulls a scrolling view down. (D)
    package static let refreshControl = "UIRefreshControl"

    /// Those in which everything moves with the content. (D)
    package static let scrollingScreens: Set<String> = uiKitClasses.filter { name in
        !name.hasSuffix("Delegate") && !name.hasSuffix("DataSource") && !name.hasSuffix("DelegateFlowLayout")
    }

    /// Those that a program puts on its screens, without what they contain. (D)
    package static let scrollingViews: Set<String> = scrollingScreens.filter { name in
        !rows.contains(name) && !name.hasSuffix("Controller") && name != refreshControl
    }

    /// The protocols of those that answer for them. (D)
    package static let answerers: Set<String> = uiKitClasses.subtracting(scrollingScreens)

    /// What their rows and sections are made of. (D)
    package static let rows: Set<String> = uiKitClasses.filter { name in
        name.hasSuffix("Cell") || name.hasSuffix("ReusableView") || name.hasSuffix("FooterView")
    }

    /// What tells of a table or collection that someone else puts on the screen. (D)
    package static let hints: Set<String> = answerers.union(rows)

    /// The one that turns whole screens like pages. (D)
    package static let pageController = "UIPageViewController"

    /// Those that contain whole screens as pages. (D)
    package static let pageClasses: Set<String> = [pageController, "UIPageViewControllerDataSource"]

    /// Those that scroll their own text. (D)
    package static let textClasses: Set<String> = ["UITextView"]

    /// The protocols of their delegates. (D)
    package static let textDelegates: Set<String> = ["UITextViewDelegate"]

    /// Those that scroll texts and pages of their own: as a small part of a screen, they rarely scroll while another part
    /// moves. (O)
    package static let ownContents: Set<String> = textClasses.union(textDelegates).union([
        "PDFView", "UIWebView", "WKWebView",
    ])

    /// SwiftUI's view that fills its place with a color, and takes its touches. (O)
    package static let colorView = "Color"

    /// Modifiers that let a view fill the whole screen. (D)
    package static let fillingModifiers: Set<String> = ["edgesIgnoringSafeArea", "ignoresSafeArea"]

    /// The container that lays its views on each other, and the modifier that lays others on a view. (D)
    package static let depthStack = "ZStack", overlayModifier = "overlay"

    /// Names of what a library's methods put a view into: `list.embed(in: view)`. (O)
    package static let surroundings: Set<String> = ["contentView", "superview", "view"]

    /// What the names of their delegates' methods begin with. (D)
    package static let textDelegateMethods = "textView"

    /// What the second label of those that only open links begins with. (D)
    package static let linkOpening = "shouldInteractWith"

    /// Elements of a storyboard or xib that scroll their own text. (D)
    package static let textElements: Set<String> = ["textView"]

    /// The class that scrolls only what it is told the size of. (D)
    package static let plainClass = "UIScrollView"

    /// Its members that give it something to scroll, let it be pulled or zoomed. (D)
    package static let contentMembers: Set<String> = [
        "alwaysBounceHorizontal", "alwaysBounceVertical", "contentInset", "contentInsets", "contentLayoutGuide",
        "contentSize", "maximumZoomScale", "minimumZoomScale", "refreshControl", "zoomScale",
    ]

    /// What the names of constraints and of libraries that make them contain. (O)
    package static let constraintWords = [
        "onstraint", "Anchor", "autoPin", "mas_", "snp", "sd_layout", "ToSuperview", "toSuperview",
    ]

    /// A library's function that makes them. (O)
    package static let constraintMaker = "constrain"

    /// Properties that, while false, keep a view from scrolling. (D)
    package static let switches: Set<String> = ["isScrollEnabled", "scrollEnabled"]

    /// The properties in which a scrolling screen keeps its view. (D)
    package static let ownViews: Set<String> = ["collectionView", "tableView"]

    /// The modifier that chooses how tabs are shown. (D)
    package static let tabStyleModifier = "tabViewStyle"

    /// The styles of tabs that turn like pages. (D)
    package static let pageStyles: Set<String> = [
        "page", "verticalPage", "PageTabViewStyle", "VerticalPageTabViewStyle",
    ]

    /// The modules that declare what scrolls. (D)
    package static let modules: Set<String> = ["SwiftUI", "UIKit", "WebKit", "PDFKit"]

    /// The SwiftUI modifiers that keep a view from scrolling, and the argument with which they do. (D)
    package static let stillingValues: [String: Bool] = [
        "allowsHitTesting": false, "disabled": true, "scrollDisabled": true,
    ]

    /// The SwiftUI modifier that applies a `ViewModifier`. (D)
    package static let modifierCall = "modifier"

    /// SwiftUI's view and modifier that lay one view above another. (D)
    package static let layering: Set<String> = ["ZStack", "overlay"]

    /// SwiftUI's views of one color or pattern. (D)
    package static let plainAreas: Set<String> = [
        "Color", "LinearGradient", "RadialGradient", "Rectangle",
    ]

    /// The modifiers with which a view reaches the edges of the screen. (D)
    package static let screenFillers: Set<String> = ["edgesIgnoringSafeArea", "ignoresSafeArea"]

    /// The argument that means each of them. (D)
    package static let allEdges = "all"

    /// Modifiers of a gesture, and labels of its closures, that run on each step of the gesture. (d)
    package static let dragSteps: Set<String> = ["onChanged", "updating"]

    /// The property that makes a scroll view dismiss the keyboard. (D)
    package static let keyboardModes: Set<String> = ["keyboardDismissMode"]

    /// Its values with which any scrolling ends editing. (D)
    package static let dismissingModes: Set<String> = [
        "onDrag", "onDragWithAccessory", "UIScrollViewKeyboardDismissModeOnDrag",
        "UIScrollViewKeyboardDismissModeOnDragWithAccessory",
    ]

    /// SwiftUI's modifier and view that bind the position of what scrolls to a state. (D)
    package static let positionBinders: Set<String> = ["TabView", "scrollPosition"]

    /// SwiftUI's containers that scroll. (O)
    package static let swiftUIContainers: Set<String> = [
        "ScrollView", "ScrollViewReader", "List", "Form", "TextEditor", "LazyVStack", "LazyHStack", "LazyVGrid",
        "LazyHGrid", "Table",
    ]

    /// SwiftUI's views that make a row of each element. (D)
    package static let rowMakers: Set<String> = ["ForEach", "List", "OutlineGroup", "Table"]

    /// Modifiers and styles that make a view scroll. (O)
    package static let swiftUIStyles: Set<String> = [
        "PageTabViewStyle", "refreshable", "tabViewStyle",
    ]

    /// Elements of a storyboard or xib that scroll. (O)
    package static let nibElements: Set<String> = [
        "scrollView", "tableView", "tableViewController", "tableViewCell", "collectionView", "collectionViewController",
        "collectionViewCell", "textView",
        "webView", "wkWebView", "pageViewController",
    ]

    /// The elements that are objects of a class, and those in a list of it. (D)
    package static let elementsOfClasses: [String: Set<String>] = [
        "UICollectionView": ["collectionView", "collectionViewCell"], "UIScrollView": ["scrollView"],
        "UITableView": ["tableView", "tableViewCell"], "UITextView": ["textView"], "UIWebView": ["webView"],
        "WKWebView": ["wkWebView"],
    ]

    /// Types and modifiers whose content is a different screen. (d)
    package static let otherScreens = VisibleChanges.coveringPresenters.union([
        "popover", "alert", "confirmationDialog", "navigate",
    ])
}
