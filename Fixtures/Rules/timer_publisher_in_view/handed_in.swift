import Combine
import SwiftUI

struct CountdownView: View {
  @State private var left = 60
  let timer: Publishers.Autoconnect<Timer.TimerPublisher>

  var body: some View {
    Text("\(left)")
      .onReceive(timer) { _ in left -= 1 }
  }
}
