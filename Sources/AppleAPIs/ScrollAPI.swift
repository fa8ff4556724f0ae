/// What brings the main run loop into another mode than the default one.
package enum ScrollAPI {
    /// UIKit's classes that scroll, and their controllers, delegates and data sources: dragging and deceleration run in
    /// the tracking mode. (O)
    package static let uiKitClasses: Set<String> = [
        "UIScrollView", "UIScrollViewDelegate", "UITableView", "UITableViewController", "UITableViewDelegate",
        "UITableViewDataSource", "UITableViewCell",
        "UITableViewHeaderFooterView", "UICollectionView", "UICollectionViewController", "UICollectionViewDelegate",
        "UICollectionViewDataSource",
        "UICollectionViewDelegateFlowLayout", "UICollectionViewCell", "UICollectionReusableView", "UITextView",
        "UITextViewDelegate", "UIWebView",
        "WKWebView", "PDFView", "UIPageViewController", "UIPageViewControllerDataSource", "UIPickerView",
        "UIPickerViewDelegate",
        "UIPickerViewDataSource", "UIDatePicker", "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource",
        "ASTableNode", "ASCollectionNode",
        "MessagesViewController", "QLPreviewController", "UIRefreshControl",
    ]

    /// Of these, what holds whole screens as its pages. (D)
    package static let pageClasses: Set<String> = ["UIPageViewController", "UIPageViewControllerDataSource"]

    /// Of these, what scrolls a text of its own. (D)
    package static let textClasses: Set<String> = ["UITextView"]

    /// Modifiers of a gesture, and labels that name their closures, which run at each step of it. (d)
    package static let dragSteps: Set<String> = ["onChanged", "updating"]

    /// SwiftUI's containers that scroll. (O)
    package static let swiftUIContainers: Set<String> = [
        "ScrollView", "ScrollViewReader", "List", "Form", "TextEditor", "LazyVStack", "LazyHStack", "LazyVGrid",
        "LazyHGrid", "Table",
    ]

    /// Modifiers and styles that make a view scroll. (O)
    package static let swiftUIStyles: Set<String> = [
        "PageTabViewStyle", "WheelPickerStyle", "refreshable", "tabViewStyle",
    ]

    /// The kinds of elements of a storyboard or xib that scroll. (O)
    package static let nibElements: Set<String> = [
        "scrollView", "tableView", "tableViewController", "tableViewCell", "collectionView", "collectionViewController",
        "collectionViewCell", "textView",
        "webView", "wkWebView", "pickerView", "datePicker", "pageViewController",
    ]

    /// Places whose content is another screen than the one around it. (d)
    package static let otherScreens: Set<String> = [
        "NavigationLink", "sheet", "fullScreenCover", "popover", "navigationDestination", "alert", "confirmationDialog",
        "navigate",
    ]
}
