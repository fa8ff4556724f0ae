import Combine
import SwiftUI

final class AnswerModel: ObservableObject {
  @Published var answer = ""
  @Published var isComplete = false
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $answer
      .debounce(for: .milliseconds(500), scheduler: DispatchQueue.main)
      .sink { [weak self] answer in self?.isComplete = !answer.isEmpty }
      .store(in: &subscriptions)
  }
}

struct AnswerView: View {
  @StateObject private var model = AnswerModel()

  var body: some View {
    ScrollView {
      TextField("Answer", text: $model.answer)
      Text(model.isComplete ? "Complete" : "Open")
    }
  }
}
