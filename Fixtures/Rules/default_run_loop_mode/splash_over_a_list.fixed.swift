import SwiftUI
import UIKit

/// The splash reaches all edges of the screen, over whatever the view beneath shows.
struct SplashView: View {
  @State private var height = 0.0
  @State private var timer: Timer?
  @State private var isOn = true

  var body: some View {
    if isOn {
      ZStack {
        GeometryReader { _ in Text("Welcome").offset(y: height) }
          .background(Color.black)
          .ignoresSafeArea()
        Text("\(height)")
      }
      .onAppear {
        let timer = Timer(timeInterval: 0.1, repeats: true) { _ in height += 1 }
        RunLoop.current.add(timer, forMode: .common)
        self.timer = timer
      }
      .onDisappear { timer?.invalidate() }
    }
  }
}

extension View {
  func withSplash() -> some View {
    ZStack {
      self
      SplashView()
    }
  }

  func onFullScreen() -> some View { ignoresSafeArea().frame(maxWidth: .infinity).zIndex(10) }

  func aboveKeyboard() -> some View { ignoresSafeArea(.keyboard).frame(maxWidth: .infinity).zIndex(10) }
}

struct LibraryScreen: View {
  @State private var isStudying = false

  var body: some View {
    ZStack {
      List { Button("Start") { isStudying = true } }
      if isStudying { StudyTimer().onFullScreen() }
      if isStudying { StudyBar().aboveKeyboard() }
    }
    .withSplash()
  }
}

struct StudyTimer: View {
  @State private var seconds = 0
  @State private var timer: Timer?

  var body: some View {
    Text("\(seconds)")
      .onAppear {
        let timer = Timer(timeInterval: 1, repeats: true) { _ in seconds += 1 }
        RunLoop.current.add(timer, forMode: .common)
        self.timer = timer
      }
      .onDisappear { timer?.invalidate() }
  }
}

struct StudyBar: View {
  @State private var seconds = 0
  @State private var timer: Timer?

  var body: some View {
    Text("\(seconds)")
      .onAppear {
        let timer = Timer(timeInterval: 1, repeats: true) { _ in seconds += 1 }
        RunLoop.current.add(timer, forMode: .common)
        self.timer = timer
      }
      .onDisappear { timer?.invalidate() }
  }
}
