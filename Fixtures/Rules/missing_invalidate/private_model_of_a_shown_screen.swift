import SwiftUI

private final class CountingModel: ObservableObject {
  @Published var count = 0

  init() {
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.count += 1 }  // expect: missing_invalidate
    RunLoop.main.add(timer, forMode: .common)
  }
}

struct CountingScreen: View {
  @StateObject private var model = CountingModel()

  var body: some View { Text("\(model.count)") }
}
