import UIKit

/// What is scrolled stands on another screen.
final class SettingsPage: UIScrollView {
  var seconds = 1.0
}

/// A panel that comes and goes.
final class TopicsPanel: UIScrollView {
}

/// It is beside the meter for as long as that is shown.
final class CommentsView: UIScrollView {
}
