import SwiftUI

#if os(macOS)
  final class Poem: ObservableObject {
    @Published var line = 0
    private var timer: Timer?

    func read() {
      timer?.invalidate()
      let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in
        self?.line += 1
      }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }

    func stop() { timer?.invalidate() }
  }

  struct PoemView: View {
    @ObservedObject var poem: Poem

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          Text("Line \(poem.line)")
        }
        .onChange(of: poem.line) { proxy.scrollTo("line") }
      }
      .onAppear { poem.read() }
      .onDisappear { poem.stop() }
    }
  }
#endif
