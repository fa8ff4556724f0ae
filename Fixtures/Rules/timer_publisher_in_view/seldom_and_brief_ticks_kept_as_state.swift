import SwiftUI

final class ConnectionModel: ObservableObject {
  @Published var phase = 0
  func advance() { phase += 1 }
}

struct WaitView: View {
  let connection: ConnectionModel
  @State private var words = 0
  @State private var timer = Timer.publish(every: 3, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("\(words)").onReceive(timer) { _ in words += 1 }
  }
}

struct ConnectionView: View {
  @StateObject private var connection = ConnectionModel()

  var body: some View {
    VStack {
      WaitView(connection: connection)
      Button("Next") { connection.advance() }
    }
  }
}
