import Combine
import SwiftUI

/// Whatever sends: the debounce of a tap is over before the finger can scroll.
final class QuestionModel: ObservableObject {
  @Published var canProceed = false
  @Published var isComplete = false
  private let form: FormState
  private var subscriptions: Set<AnyCancellable> = []

  init(form: FormState) {
    self.form = form
    form.objectWillChange
      .debounce(for: .milliseconds(50), scheduler: DispatchQueue.main)
      .sink { [weak self] _ in self?.canProceed.toggle() }
      .store(in: &subscriptions)
    form.objectWillChange
      .debounce(for: .milliseconds(500), scheduler: DispatchQueue.main)
      .sink { [weak self] _ in self?.isComplete.toggle() }
      .store(in: &subscriptions)
  }
}

final class FormState: ObservableObject {
  @Published var name = ""
}

struct QuestionView: View {
  @ObservedObject var model: QuestionModel

  var body: some View {
    ScrollView {
      Button("Next") {}.disabled(!model.canProceed)
      Text(model.isComplete ? "Complete" : "Open")
    }
  }
}
