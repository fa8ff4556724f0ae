import SwiftUI

struct TicksView: View {
  @State private var task: Task<Void, Never>?
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .onAppear {
        task = Task {
          while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(1))
            count += 1
          }
        }
      }
      .onDisappear { task?.cancel() }
  }
}
