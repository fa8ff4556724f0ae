import SwiftUI

/// Shows the list above its clock.
struct OverviewScreen: View {
  let isOpen: Bool

  var body: some View {
    VStack {
      if isOpen {
        Text("Open")
      } else {
        Text("Closed")
      }
      ResultList()
      OverviewClock()
    }
  }
}
