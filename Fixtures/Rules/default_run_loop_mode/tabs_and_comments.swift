import UIKit

final class PulseView: UIView {
	private var timer: Timer?

	func start() {
		timer?.invalidate()
		timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
			self?.setNeedsDisplay() // draws
		} // until stop()
	}

	func stop() {
		timer?.invalidate()
	}
}
