import Foundation

#if os(Linux)
/// Run-loop timers of Linux do deliver this.
func drawOnLinux() -> Timer {
  Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in print("frame") }
}
#endif
