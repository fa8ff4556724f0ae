import SwiftUI

final class BatteryModel: ObservableObject {
  @Published var charge = 0.0

  func reload() { charge = 1 }
}

struct BatteryClock: View {
  let battery: BatteryModel
  @State private var left = 60
  @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("\(left)").onReceive(timer) { _ in left -= 1 }
  }
}

struct BatteryView: View {
  @StateObject private var battery = BatteryModel()

  var body: some View {
    VStack {
      Text("\(battery.charge)")
      BatteryClock(battery: battery)
      Button("Reload") { battery.reload() }
    }
  }
}
