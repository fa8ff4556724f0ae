import SwiftUI

/// Programs that were not read show it.
public struct RoundDial: View {
  @StateObject private var model = DialModel()

  public init() {}

  public var body: some View {
    ScrollView { Text("\(model.value)") }
  }
}

/// Only this module sees it, and nothing in the module shows it.
struct SquareDial: View {
  @StateObject private var model = SquareModel()

  var body: some View {
    ScrollView { Text("\(model.value)") }
  }
}

#Preview {
  SquareDial()
}
