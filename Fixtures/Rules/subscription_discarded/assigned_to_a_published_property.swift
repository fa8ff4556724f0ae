import Combine
import SwiftUI

final class ClockModel: ObservableObject {
  @Published var now = Date()

  init() {
    Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .assign(to: &$now)
  }
}
