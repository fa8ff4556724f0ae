import SwiftUI

/// One restart of a second is hardly seen: this model changes now and then.
final class OwnerModel: ObservableObject {
  @Published var email = ""
  @Published var purchase = ""

  func reload() {
    email = "a"
    purchase = "b"
  }
}

struct CodeView: View {
  let owner: OwnerModel
  @State private var left = 60
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(note)

  var body: some View {
    Text("\(left)").onReceive(timer) { _ in left -= 1 }
  }
}

struct OwnerView: View {
  @StateObject private var owner = OwnerModel()

  var body: some View {
    VStack {
      Text(owner.email)
      CodeView(owner: owner)
      Button("Reload") { owner.reload() }
    }
  }
}

/// This one publishes so much that something of it changes all the time.
final class PumpModel: ObservableObject {
  @Published var basal = 0.0
  @Published var bolus = 0.0
  @Published var reservoir = 0.0
  @Published var battery = 0.0
  @Published var podState = 0
  @Published var faults = 0
  @Published var alerts = 0
  @Published var signal = 0

  func reload() {
    basal = 1
    bolus = 2
    reservoir = 3
    battery = 4
    podState = 5
    faults = 6
    alerts = 7
    signal = 8
  }
}

struct PumpClock: View {
  let pump: PumpModel
  @State private var left = 60
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(warning)

  var body: some View {
    Text("\(left)").onReceive(timer) { _ in left -= 1 }
  }
}

struct PumpView: View {
  @StateObject private var pump = PumpModel()

  var body: some View {
    VStack {
      Text("\(pump.basal)")
      PumpClock(pump: pump)
      Button("Reload") { pump.reload() }
    }
  }
}
