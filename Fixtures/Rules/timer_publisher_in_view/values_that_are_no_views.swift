import Combine
import SwiftUI

/// Nothing makes these again but their own code.
struct Beat {
  let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
}

final class Drum {
  let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
}

final class Band: ObservableObject {
  let beat = Beat()
  let drum = Drum()
}

struct BandView: View {
  @StateObject private var band = Band()
  @State private var score = 0

  var body: some View {
    VStack {
      Text("\(score)")
        .onReceive(band.beat.ticks) { _ in score += 1 }
    }
  }
}
