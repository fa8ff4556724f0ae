import UIKit

/// Its timer starts when a finger comes near, and ends when the glow is gone.
final class GlowButton: UIButton {
    private var glow: Timer?
    private var strength = 0.0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        shine()
    }

    private func shine() {
        guard glow == nil else { return }
        let glow = Timer(timeInterval: 0.1, target: self, selector: #selector(fade), userInfo: nil, repeats: true)  // expect: target_retained(note)
        RunLoop.main.add(glow, forMode: .common)
        self.glow = glow
    }

    @objc private func fade(_ timer: Timer) {
        strength -= 0.1
        if strength <= 0 {
            glow?.invalidate()
            glow = nil
        }
    }

    func light() {
        shine()
    }
}

final class GlowBar: UIView {
    private var addButton: GlowButton?

    override func layoutSubviews() {
        super.layoutSubviews()
        addButton?.removeFromSuperview()
        addButton = GlowButton(frame: bounds)
        addButton.map(addSubview)
    }
}

final class LitBar: UIView {
    private var addButton: GlowButton?

    override func layoutSubviews() {
        super.layoutSubviews()
        addButton?.removeFromSuperview()
        addButton = GlowButton(frame: bounds)  // expect: restart_without_invalidate(note)
        addButton?.light()
    }
}
