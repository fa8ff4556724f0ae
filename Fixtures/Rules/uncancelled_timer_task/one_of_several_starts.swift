import SwiftUI

enum Show { case still, pictures, song }

/// One appearance starts one of the shows, and the screen's end ends it.
@MainActor final class ShowModel: ObservableObject {
  @Published private var picture = 0
  private var task: Task<Void, Never>?
  private var show = Show.still
  private var hasSong = false

  func start() {
    switch show {
    case .still: picture = 0
    case .pictures: startPictures()
    case .song: startSong()
    }
  }

  func stop() {
    task?.cancel()
    task = nil
  }

  private func startSong() {
    if hasSong {
      picture = -1
    } else {
      startPictures()
    }
  }

  private func startPictures() {
    task = Task { [weak self] in
      while !Task.isCancelled {
        self?.picture += 1
        try? await Task.sleep(nanoseconds: 1_000_000_000)
      }
    }
  }
}

struct ShowScreen: View {
  @StateObject private var model = ShowModel()

  var body: some View {
    Color.black
      .onAppear { model.start() }
      .onDisappear { model.stop() }
  }
}
