import Foundation

Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in print("five seconds") }
RunLoop.main.run()
