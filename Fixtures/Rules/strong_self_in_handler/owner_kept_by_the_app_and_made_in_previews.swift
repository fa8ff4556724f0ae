import Foundation
import SwiftUI

@main
struct GaugeApp: App {
  @StateObject private var loader = GaugeLoader()

  var body: some Scene {
    WindowGroup {
      if let gauge = loader.gauge { GaugeView().environmentObject(gauge) }
    }
  }
}

/// The application keeps it, and it never lets its gauge go.
final class GaugeLoader: ObservableObject {
  @Published var gauge: Gauge?

  init() {
    Task { @MainActor in
      self.gauge = Gauge()
    }
  }
}

final class Gauge: ObservableObject {
  private let source = DispatchSource.makeTimerSource(queue: .main)
  private(set) var level = 0

  init() {
    source.schedule(deadline: .now(), repeating: 60)
    source.setEventHandler { self.level += 1 }
    source.activate()
  }
}

struct GaugeView: View {
  @EnvironmentObject var gauge: Gauge

  var body: some View { Text("\(gauge.level)") }
}

struct GaugeView_Previews: PreviewProvider {
  static var previews: some View { GaugeView().environmentObject(Gauge()) }
}

#Preview {
  GaugeView().environmentObject(Gauge())
}
