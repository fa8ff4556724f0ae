import Foundation

Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in print("never") }  // expect: no_run_loop(error)
dispatchMain()
