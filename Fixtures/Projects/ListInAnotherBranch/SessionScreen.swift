import SwiftUI

/// Shows either the list or the recorder: while the recorder runs, nothing scrolls.
struct SessionScreen: View {
  let page: Page

  var body: some View {
    switch page {
    case .overview: OverviewScreen(isOpen: true)
    case .results: ResultList()
    case .recording: RecorderClock()
    }
  }
}
