import SwiftUI
import UIKit

struct SlidesView: View {
  @State private var page = 0
  @State private var timer: Timer?

  var body: some View {
    TabView(selection: $page) {
      Text("one")
      Text("two")
    }
    .tabViewStyle(PageTabViewStyle())
    .onAppear {
      let timer = Timer(timeInterval: 4, repeats: true) { _ in page = 1 - page }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }
    .onDisappear { timer?.invalidate() }
  }
}
