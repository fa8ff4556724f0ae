import SwiftUI

extension View {
  func withCurtain() -> some View { modifier(Curtain()) }
  func pulsing() -> some View { modifier(Pulse()) }
}

extension View {
  /// Has nothing to do with the modifiers above.
  func inScrollView() -> some View {
    ScrollView { self }
  }
}
