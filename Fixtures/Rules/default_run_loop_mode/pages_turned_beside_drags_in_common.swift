import SwiftUI
import UIKit

struct PagesView: View {
  let titles: [String]
  @State private var page = 0
  @State private var timer: Timer?

  var body: some View {
    ScrollView {
      Text(titles[page])
        .gesture(DragGesture().onChanged { _ in stop() }.onEnded { _ in start() })
    }
    .onAppear { start() }
    .onDisappear { stop() }
  }

  private func start() {
    stop()
    let timer = Timer(timeInterval: 2, repeats: true) { _ in page += 1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func stop() {
    timer?.invalidate()
    timer = nil
  }
}
