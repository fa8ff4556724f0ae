import Foundation

/// The date counts, not the interval of a timer that does not repeat.
func remind() {
  let timer = Timer(fire: Date().addingTimeInterval(60), interval: 0, repeats: false) { _ in }
  RunLoop.main.add(timer, forMode: .common)
}
