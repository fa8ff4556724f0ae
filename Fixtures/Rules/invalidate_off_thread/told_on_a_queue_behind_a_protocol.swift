import CoreBluetooth
import UIKit

protocol Linking: AnyObject {
    func link(to peripheral: CBPeripheral)
}

/// A tap starts it, through a protocol that another type implements, too; the manager's own queue stops it.
final class Radio: NSObject, CBCentralManagerDelegate, Linking {
    private var central: CBCentralManager?
    private var patience: Timer?

    override init() {
        super.init()
        let queue = DispatchQueue(label: "radio")
        central = CBCentralManager(delegate: self, queue: queue)
    }

    func link(to peripheral: CBPeripheral) {
        central?.connect(peripheral)
        beginWaiting()
    }

    private func beginWaiting() {
        guard patience == nil else { return }
        patience = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { [weak self] _ in self?.giveUp() }
    }

    private func endWaiting() {
        patience?.invalidate()  // expect: invalidate_off_thread
        patience = nil
    }

    private func giveUp() { patience = nil }

    func centralManagerDidUpdateState(_ central: CBCentralManager) {}

    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
        endWaiting()
    }
}

final class PretendedRadio: Linking {
    func link(to peripheral: CBPeripheral) {}
}

final class PeripheralsViewController: UIViewController {
    var linking: Linking?
    var chosen: CBPeripheral?

    @IBAction private func connect() {
        if let chosen { linking?.link(to: chosen) }
    }
}
