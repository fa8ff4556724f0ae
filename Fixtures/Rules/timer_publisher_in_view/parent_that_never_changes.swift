import SwiftUI

struct TickView: View {
  @State private var ticks = 0
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(note)

  var body: some View {
    Text("\(ticks)")
      .onReceive(timer) { _ in ticks += 1 }
  }
}

/// It has no state: nobody makes it again.
struct FrameView: View {
  var body: some View {
    VStack { TickView() }
  }
}

struct CameraView: View {
  @State private var ticks = 0
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()  // expect: timer_publisher_in_view(note)

  var body: some View {
    Text("\(ticks)")
      .onReceive(timer) { _ in ticks += 1 }
  }
}

/// The change of the state takes the camera away.
struct LoadingView: View {
  @State private var isReady = false

  var body: some View {
    if isReady {
      CameraView()
    } else {
      Button("Start") { isReady = true }
    }
  }
}
