import SwiftUI

final class Ticket: ObservableObject {
  @Published var seat = ""
}

struct SeatView: View {
  @EnvironmentObject var ticket: Ticket
  @State private var left = 60
  @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    TextField("\(left)", text: $ticket.seat)
      .onReceive(timer) { _ in left -= 1 }
  }
}

struct TicketView: View {
  @EnvironmentObject var ticket: Ticket

  var body: some View {
    NavigationLink {
      SeatView()
    } label: {
      Text(ticket.seat)
    }
  }
}
