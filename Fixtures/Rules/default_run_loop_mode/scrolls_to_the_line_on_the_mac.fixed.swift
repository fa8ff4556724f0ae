import SwiftUI

/// Menus hold the words back, whoever scrolls.
#if os(macOS)
  final class Song: ObservableObject {
    @Published var line = 0
    private var timer: Timer?

    func play() {
      timer?.invalidate()
      let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in
        self?.line += 1
      }
      RunLoop.current.add(timer, forMode: .common)
      self.timer = timer
    }

    func stop() { timer?.invalidate() }
  }

  struct SongView: View {
    @ObservedObject var song: Song

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          Text("Line \(song.line)")
        }
        .onChange(of: song.line) { proxy.scrollTo("line") }
      }
      .onAppear { song.play() }
      .onDisappear { song.stop() }
    }
  }
#endif
