import CoreBluetooth

final class Device: NSObject, CBPeripheralDelegate {
  private var timer: Timer?

  func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: Error?) {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in print("lost") }
  }
}

final class Radio: NSObject, CBCentralManagerDelegate {
  private lazy var central = CBCentralManager(delegate: self, queue: nil)
  private let device = Device()

  func begin() {
    central.scanForPeripherals(withServices: nil)
  }

  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    print(central.state)
  }

  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
    peripheral.delegate = device
  }
}
