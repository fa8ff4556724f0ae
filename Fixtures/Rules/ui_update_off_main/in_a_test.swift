import UIKit
import XCTest

final class LevelMeter {
    private let timer = DispatchSource.makeTimerSource(
        queue: DispatchQueue(label: "level"))

    init(label: UILabel) {
        timer.schedule(deadline: .now(), repeating: 0.5)
        timer.setEventHandler { [weak label] in
            label?.text = "now"
        }
        timer.activate()
    }
}
