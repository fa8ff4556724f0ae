import SwiftUI

struct ActsScreen: View {
  var body: some View {
    List(0..<9, id: \.self) { Text("\($0)").pulsing() }
  }
}
