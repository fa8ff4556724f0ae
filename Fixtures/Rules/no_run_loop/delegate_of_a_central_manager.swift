import CoreBluetooth

final class Device: NSObject, CBPeripheralDelegate {
  private var timer: Timer?

  func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: Error?) {
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in print("lost") }  // expect: no_run_loop
  }
}

final class Radio: NSObject, CBCentralManagerDelegate {
  private let queue = DispatchQueue(label: "radio")
  private lazy var central = CBCentralManager(delegate: self, queue: queue)
  private let device = Device()
  private var timer: Timer?

  func begin() {
    central.scanForPeripherals(withServices: nil)
  }

  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in print("nothing found") }  // expect: no_run_loop
  }

  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
    peripheral.delegate = device
  }
}
