import SwiftUI

struct CountdownView: View {
  @State private var left = 60
  private static let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("\(left)")
      .onReceive(Self.timer) { _ in left -= 1 }
  }
}
