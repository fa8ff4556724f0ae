import Foundation

func remind() {
  DispatchQueue.global().async {
    let loop = RunLoop.current
    let timer = Timer(timeInterval: 1, repeats: false) { _ in print("late") }  // expect: no_run_loop
    loop.add(timer, forMode: .common)
  }
}
