import Foundation
import XCTest

final class Form {
    func submit() {
        Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in
            print("submitted")
        }
    }
}
