import Foundation

#if !os(Linux)
  import UIKit
#else
  /// No user scrolls here.
  func report() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in print("report") }
  }
#endif
