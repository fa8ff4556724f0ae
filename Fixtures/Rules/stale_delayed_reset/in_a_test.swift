import Foundation
import XCTest

final class Copier {
    var isCopied = false

    func copy() {
        isCopied = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self]
            in self?.isCopied = false
        }
    }
}
