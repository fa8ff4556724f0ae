import SwiftUI

/// A method that only builds a part of its own screen.
struct Board: View {
  var body: some View {
    VStack { content() }
  }

  @ViewBuilder private func content() -> some View {
    IntroList()
    BoardClock()
  }
}
