import Foundation

final class Notes {
  private var isPending = false
  private var generation = 0

  func textDidChange() {
    isPending = true
    generation += 1
    let noted = generation
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
      guard let self, noted == self.generation else { return }
      self.isPending = false
    }
  }
}
