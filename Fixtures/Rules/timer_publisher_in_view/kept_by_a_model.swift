import Combine
import SwiftUI

final class CountdownModel: ObservableObject {
  @Published var left = 60
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  private var cancellables: Set<AnyCancellable> = []

  init() {
    timer
      .sink { [weak self] _ in self?.left -= 1 }
      .store(in: &cancellables)
  }
}

struct CountdownView: View {
  @StateObject private var model = CountdownModel()

  var body: some View {
    Text("\(model.left)")
  }
}
