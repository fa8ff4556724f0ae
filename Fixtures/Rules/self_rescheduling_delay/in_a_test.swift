import Foundation
import XCTest

final class Carousel {
    private var page = 0

    func turn() {
        page += 1
        DispatchQueue.main.asyncAfter(deadline: .now() + 10) { self.turn() }
    }
}
