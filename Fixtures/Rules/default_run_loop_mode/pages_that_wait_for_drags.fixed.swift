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
    timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in
      page += 1
    }
  }

  private func stop() {
    timer?.invalidate()
    timer = nil
  }
}

/// What the timer shows is polled, once.
struct IconView: View {
  @State private var image = UIImage()
  @State private var timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

  var body: some View {
    ScrollView {
      Image(uiImage: image)
    }
    .onReceive(timer) { _ in
      guard let found = UIImage(named: "icon") else { return }
      timer.upstream.connect().cancel()
      image = found
    }
  }
}

/// A drag sets a flag, for which the fires wait.
struct SlidesView: View {
  let titles: [String]
  @State private var page = 0
  @State private var isPaused = false
  @State private var timer: Timer?

  var body: some View {
    ScrollView {
      Text(titles[page])
        .gesture(DragGesture().onChanged { _ in pause() })
    }
    .onAppear {
      timer?.invalidate()
      timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in
        guard !isPaused else { return }
        page += 1
      }
    }
    .onDisappear { timer?.invalidate() }
  }

  private func pause() { isPaused = true }
}
