import AppKit
import SwiftUI

/// The screen is another one once the user goes there.
final class Dock: NSPanel {
  private var timer: Timer?
  private var lastFrame: NSRect?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.4, repeats: true) { [weak self] _ in self?.follow() }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }

  private func follow() {
    guard let screen = wantedScreen(), screen.frame != lastFrame else { return }
    move(to: screen)
  }

  private func wantedScreen() -> NSScreen? { NSScreen.screens.first { $0.frame.width > 0 } }

  private func move(to screen: NSScreen) {
    setFrameOrigin(screen.frame.origin)
    lastFrame = screen.frame
  }
}

final class Playlist {
  var title = ""
  var elapsedText = ""
}

/// A file is written by another program; a track is chosen by a person.
final class WatchController: NSViewController {
  private let text = NSTextField()
  private let track = NSTextField()
  private let badge = NSImageView()
  private let list: Playlist
  private let path: String
  private var timer: Timer?
  private var lastModified: Date?
  private var lastTitle = ""
  private var reads = 0

  init(list: Playlist, path: String) {
    self.list = list
    self.path = path
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }

  override func viewWillAppear() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.look() }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear() { timer?.invalidate() }

  private func look() {
    if !badge.isHidden { badge.isHidden = true }
    let title = list.title
    if title != lastTitle {
      lastTitle = title
      track.stringValue = title
    }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let modified = attributes?[.modificationDate] as? Date else { return }
    if lastModified == nil || modified > lastModified! {
      lastModified = modified
      reads += 1
      text.stringValue = "\(reads)"
    }
  }
}

struct Peer: Identifiable {
  let id: Int
  var signal: Int?
  var seen = Date()
}

/// Once for each peer that goes away.
final class Peers: ObservableObject {
  @Published private(set) var peers: [Peer] = []
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.forget() }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }

  func found(_ id: Int, _ signal: Int) { peers.append(Peer(id: id, signal: signal)) }

  private func forget() {
    for index in peers.indices {
      if peers[index].signal != nil, Date().timeIntervalSince(peers[index].seen) > 5 { peers[index].signal = nil }
    }
  }
}

struct PeersView: View {
  @StateObject private var peers = Peers()

  var body: some View {
    VStack {
      Text("\(peers.peers.first?.signal ?? 0)")
    }
    .onAppear { peers.start() }
    .onDisappear { peers.stop() }
  }
}

/// What is named like a time moves, and so does a number that grows.
final class PlayController: NSViewController {
  private let track = NSTextField()
  private let list: Playlist
  private var timer: Timer?
  private var lastText = ""

  init(list: Playlist) {
    self.list = list
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }

  override func viewWillAppear() {
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.show() }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear() { timer?.invalidate() }

  private func show() {
    let text = list.elapsedText
    guard text != lastText else { return }
    lastText = text
    track.stringValue = text
  }
}
