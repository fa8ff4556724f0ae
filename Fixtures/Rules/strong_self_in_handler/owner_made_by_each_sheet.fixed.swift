import Foundation
import SwiftUI

/// A sheet makes one each time.
final class Dial: ObservableObject {
  private let source = DispatchSource.makeTimerSource(queue: .main)
  private(set) var level = 0

  init() {
    source.schedule(deadline: .now(), repeating: 60)
    source.setEventHandler { [weak self] in self?.level += 1 }
    source.activate()
  }
}

struct DialSheet: View {
  @StateObject private var dial = Dial()

  var body: some View { Text("\(dial.level)") }
}
