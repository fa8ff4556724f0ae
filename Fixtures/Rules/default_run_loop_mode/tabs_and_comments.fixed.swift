import UIKit

final class PulseView: UIView {
	private var timer: Timer?

	func start() {
		timer?.invalidate()
		let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
			self?.setNeedsDisplay() // draws
		} // until stop()
		RunLoop.current.add(timer, forMode: .common)
		self.timer = timer
	}

	func stop() {
		timer?.invalidate()
	}
}
