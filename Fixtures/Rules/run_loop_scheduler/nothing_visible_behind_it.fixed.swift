import Combine
import SwiftUI

/// What comes behind the operator shows nothing.
final class BackupModel: ObservableObject {
  @Published var draft = ""
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $draft
      .debounce(for: 1, scheduler: DispatchQueue.main)
      .sink { try? $0.write(toFile: "draft", atomically: true, encoding: .utf8) }
      .store(in: &cancellables)
  }
}

struct BackupView: View {
  @StateObject private var model = BackupModel()

  var body: some View {
    List { TextField("Draft", text: $model.draft) }
  }
}
