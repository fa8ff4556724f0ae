import UIKit

extension UIView {
    /// Moves in steps, then says so; what it was given goes with its timer.
    fileprivate func glide(to end: CGFloat, then done: @escaping () -> Void) {
        let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] timer in
            guard let self else { return timer.invalidate() }
            self.alpha += 0.1
            if self.alpha >= end {
                timer.invalidate()
                done()
            }
        }
        RunLoop.main.add(timer, forMode: .common)
    }

    /// Ends only when the view is gone, which what it was given may keep from coming.
    fileprivate func pulse(each turn: @escaping () -> Void) {
        let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] timer in
            guard self != nil else { return timer.invalidate() }
            turn()
        }
        RunLoop.main.add(timer, forMode: .common)
    }
}

final class NoteView: UIView {
    private var isMoving = false

    func fold() {
        isMoving = true
        glide(to: 1) { self.isMoving = false }
    }

    func throb() {
        pulse { [weak self] in self?.isMoving.toggle() }
    }
}
