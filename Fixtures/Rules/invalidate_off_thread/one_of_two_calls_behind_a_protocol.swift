import CoreBluetooth
import UIKit

protocol Pairing: AnyObject {
    func pair()
}

/// The call may reach the other type alone, and what calls this one is not seen.
final class Beacon: NSObject, CBPeripheralManagerDelegate, Pairing {
    private var manager: CBPeripheralManager?
    private var patience: Timer?

    override init() {
        super.init()
        manager = CBPeripheralManager(delegate: self, queue: DispatchQueue(label: "beacon"))
    }

    func pair() {
        guard patience == nil else { return }
        patience = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { [weak self] _ in self?.patience = nil }
    }

    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {
        patience?.invalidate()
    }
}

final class PretendedBeacon: Pairing {
    func pair() {}
}

final class Pairer {
    var pairing: Pairing?
    var other: Pairing?

    func begin() { pairing?.pair() }
}

final class PairingViewController: UIViewController {
    private let pairer = Pairer()

    @IBAction private func connect() { pairer.other?.pair() }
}
