import SwiftUI
import UIKit

struct Choice: Identifiable {
  let id: Int
  let screen: AnyView

  init(id: Int, screen: AnyView) {
    self.id = id
    self.screen = screen
  }
}

struct Extract: Identifiable {
  let id: Int
  let preview: AnyView
}

/// The list opens the screens of the choices, and shows the previews of the extracts in its rows.
struct OverviewView: View {
  private let choices = [Choice(id: 1, screen: AnyView(LapsView()))]
  private let extracts = [Extract(id: 1, preview: AnyView(HeatView()))]

  var body: some View {
    NavigationView {
      List {
        ForEach(choices) { ChoiceRow(choice: $0) }
        ForEach(extracts) { ExtractRow(extract: $0) }
      }
    }
  }
}

struct ChoiceRow: View {
  let choice: Choice

  var body: some View {
    NavigationLink(destination: { choice.screen.navigationTitle("Laps") }) { Text("Laps") }
  }
}

struct ExtractRow: View {
  let extract: Extract

  var body: some View { extract.preview }
}

struct LapsView: View {
  @State private var laps = 0
  @State private var timer: Timer?

  var body: some View {
    Text("\(laps)")
      .onAppear {
        timer?.invalidate()
        let timer = Timer(timeInterval: 1, repeats: true) { _ in
          laps += 1
        }
        RunLoop.current.add(timer, forMode: .common)
        self.timer = timer
      }
      .onDisappear { timer?.invalidate() }
  }
}

struct HeatView: View {
  @State private var heat = 0
  @State private var timer: Timer?

  var body: some View {
    Text("\(heat)")
      .onAppear {
        timer?.invalidate()
        let timer = Timer(timeInterval: 1, repeats: true) { _ in
          heat += 1
        }
        RunLoop.current.add(timer, forMode: .common)
        self.timer = timer
      }
      .onDisappear { timer?.invalidate() }
  }
}

@main
struct OverviewApp: App {
  var body: some Scene {
    WindowGroup { OverviewView() }
  }
}
