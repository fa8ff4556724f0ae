import SwiftUI

/// The same in all common modes.
struct TalkInCommonView: View {
  @StateObject private var memo = MemoInCommon()

  var body: some View {
    List(0..<50, id: \.self) { Text("\($0)") }
      .overlay { Text("\(memo.elapsed)") }
  }
}

final class MemoInCommon: ObservableObject {
  @Published var elapsed = 0.0
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let clock = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in self?.elapsed += 0.1 }
    RunLoop.main.add(clock, forMode: .common)
    timer = clock
  }

  func stop() { timer?.invalidate() }
}
