import Combine
import SwiftUI

/// Each key creates its parts again.
struct LetterView: View {
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Letter", text: $text)
      Text("\(text.count)")
      Steps()
    }
  }
}

/// Keeps its beats.
struct Steps: View {
  @State private var count = 0
  @State private var beats = Timer.publish(every: 0.4, on: .main, in: .common).autoconnect()

  var body: some View {
    Text(String(repeating: ".", count: count)).onReceive(beats) { _ in count = (count + 1) % 4 }
  }
}
