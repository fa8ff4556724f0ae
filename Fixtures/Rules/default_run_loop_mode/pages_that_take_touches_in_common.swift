import SwiftUI
import UIKit

struct AlbumView: View {
  @State private var progress = 0.0
  @State private var timer: Timer?

  var body: some View {
    TabView { Text("\(progress)") }
      .allowsHitTesting(true)
      .tabViewStyle(.page)
      .onAppear {
        let ticks = Timer(timeInterval: 0.1, repeats: true) { _ in
          progress = Date().timeIntervalSinceReferenceDate
        }
        RunLoop.main.add(ticks, forMode: .common)
        timer = ticks
      }
      .onDisappear { timer?.invalidate() }
  }
}
