import UIKit

enum Exercise {
  case rest
  case run(Double)

  static func after(_ pause: Double) -> Exercise { pause > 1 ? .run(pause) : .rest }
}

final class ExerciseController: UIViewController {
  private var clock: Timer?

  @IBAction private func next(_ sender: UISlider) {
    begin(.after(Double(sender.value)))
  }

  private func begin(_ exercise: Exercise) {
    switch exercise {
    case .run(let interval):
      let clock = Timer(timeInterval: interval, repeats: true) { _ in print("step") }  // expect: restart_without_invalidate(warning)
      RunLoop.main.add(clock, forMode: .common)
      self.clock = clock
    case .rest:
      print("rest")
    }
  }

  deinit {
    clock?.invalidate()
  }
}
