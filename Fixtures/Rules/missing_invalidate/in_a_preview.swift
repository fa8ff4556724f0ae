import SwiftUI

struct Meter: View {
  let level: Int
  var body: some View { Text("\(level)") }
}

/// Only Xcode's canvas runs it.
struct Meter_Previews: PreviewProvider {
  static var level = 0

  static var previews: some View {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in level += 1 }
    return Meter(level: level)
  }
}

#Preview {
  Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
  return Meter(level: 1)
}
