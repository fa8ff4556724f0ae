import SwiftUI

struct RunsScreen: View {
  let runs: [String]

  var body: some View {
    List(runs, id: \.self) { _ in ElapsedRow() }
  }
}

struct RunScreen: View {
  var body: some View {
    VStack {
      ElapsedBanner()
      NavigationLink("All") { RunsScreen(runs: []) }
    }
  }
}
