import Combine
import SwiftUI

/// Ten times a second a new timer, which waits for half a second.
struct CursorView: View {
  @State private var isOn = false
  let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(warning)

  var body: some View {
    Rectangle().opacity(isOn ? 1 : 0)
      .onReceive(timer) { _ in isOn.toggle() }
  }
}

final class Player: ObservableObject {
  @Published var position = 0.0
  private var timer: Timer?

  func play() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in self?.position += 0.1 }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }
}

struct PlayerView: View {
  @ObservedObject var player: Player

  var body: some View {
    VStack {
      title
      Text("\(player.position)")
    }
    .onDisappear { player.stop() }
  }

  private var title: some View {
    HStack { CursorView() }
  }
}
