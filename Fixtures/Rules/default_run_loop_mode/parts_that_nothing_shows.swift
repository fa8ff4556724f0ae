import SwiftUI

final class Resend: ObservableObject {
  @Published var secondsLeft = 60
  @Published var tries = 0
}

/// The part that reads the state is in no body.
struct CodeView: View {
  @State private var secondsLeft = 60
  @StateObject private var resend = Resend()
  @State private var timer: Timer?

  var body: some View {
    ScrollView {
      Text("A code has been sent to you.")
      // hint
    }
    .onAppear {
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in  // expect: default_run_loop_mode(note)
        secondsLeft -= 1
        resend.secondsLeft -= 1
      }
    }
    .onDisappear { timer?.invalidate() }
  }

  private var hint: some View { Text(text(secondsLeft)) }

  private var largeHint: some View { hint.padding() }

  private func footer() -> some View { Text("\(resend.secondsLeft)") }

  private func text(_ seconds: Int) -> String { "\(seconds) s" }
}

/// A part of a part is shown.
struct ResendView: View {
  @State private var secondsLeft = 60
  @State private var timer: Timer?

  var body: some View {
    ScrollView {
      hint
    }
    .onAppear {
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in secondsLeft -= 1 }  // expect: default_run_loop_mode
    }
    .onDisappear { timer?.invalidate() }
  }

  private var hint: some View { label.padding() }

  private var label: Text { Text(text()) }

  private func text() -> String { "\(secondsLeft) s" }
}

/// Only a name that is bound anew shows it.
struct RateView: View {
  @State private var count = 0
  @State private var timer: Timer?

  var body: some View {
    ScrollView {
      if let rate { Text(rate) }
    }
    .onAppear {
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in count += 1 }  // expect: default_run_loop_mode
    }
    .onDisappear { timer?.invalidate() }
  }

  private var rate: String? { count > 0 ? "\(count)" : nil }
}
