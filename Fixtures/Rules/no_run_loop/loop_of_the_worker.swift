import Foundation

func remind() {
  DispatchQueue.global().async {
    let timer = Timer(timeInterval: 1, repeats: false) { _ in print("late") }  // expect: no_run_loop
    RunLoop.current.add(timer, forMode: .common)
  }
}
