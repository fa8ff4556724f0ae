import Foundation

func runOnce() {
  Hub().turn()
}

runOnce()
RunLoop.main.run()
