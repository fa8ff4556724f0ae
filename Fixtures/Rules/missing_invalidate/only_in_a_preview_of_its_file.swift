import SwiftUI

struct PlainScreen: View {
  let title: String

  var body: some View { Text(title) }
}

#if DEBUG

  private final class ChangingModel: ObservableObject {
    @Published var count = 0

    init() {
      let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.count += 1 }  // expect: missing_invalidate(note)
      RunLoop.main.add(timer, forMode: .common)
    }
  }

  private struct ChangingScreen: View {
    @StateObject private var model = ChangingModel()

    var body: some View { PlainScreen(title: "\(model.count)") }
  }

  #Preview("Changing") {
    ChangingScreen()
  }

#endif
