import Foundation
import SwiftUI

/// A sheet makes one each time.
final class Dial: ObservableObject {
  private let source = DispatchSource.makeTimerSource(queue: .main)
  private(set) var level = 0

  init() {
    source.schedule(deadline: .now(), repeating: 60)
    source.setEventHandler { self.level += 1 }  // expect: strong_self_in_handler(warning)
    source.activate()
  }
}

struct DialSheet: View {
  @StateObject private var dial = Dial()

  var body: some View { Text("\(dial.level)") }
}
