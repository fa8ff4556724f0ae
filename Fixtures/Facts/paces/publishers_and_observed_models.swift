import AVFoundation
import Combine
import Observation
import SwiftUI

extension Notification.Name {
  static let didSync = Notification.Name("didSync")
  static let didScan = Notification.Name("didScan")
}

@Observable
final class Sketch {
  var text = ""
  var size = 1.0
  @ObservationIgnored var cache = ""
  var twice: String { text + text }
  static var last = ""
}

final class Player: ObservableObject {
  @Published var position = 0.0
  @Published var name = ""
  @Published var synced = 0
  @Published var scanned = 0
  @Published var merged = 0
  @Published var lazily = 0
  @Published var computed = 0
  @Published var stored = 0
  @Published var woken = 0
  @Published var offset = 0.0
  private let player = AVPlayer()
  private let scroll = UIScrollView()
  private let quick = PassthroughSubject<Int, Never>()
  private let rare = PassthroughSubject<Int, Never>()
  private lazy var made: PassthroughSubject<Int, Never> = {
    let subject = PassthroughSubject<Int, Never>()
    return subject
  }()
  private var set: Set<AnyCancellable> = []
  private var joined: AnyPublisher<Int, Never> { quick.merge(with: rare).eraseToAnyPublisher() }
  private let woke = NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)

  func bind() {
    scroll.publisher(for: \.contentOffset).sink { [weak self] in self?.offset = $0.y }.store(in: &set)
    player.publisher(for: \.rate).sink { [weak self] in self?.name = "\($0)" }.store(in: &set)
    player.addPeriodicTimeObserver(forInterval: .zero, queue: nil) { [weak self] in self?.position = $0.seconds }
    NotificationCenter.default.publisher(for: .didSync).sink { [weak self] _ in self?.synced += 1 }.store(in: &set)
    NotificationCenter.default.publisher(for: .didScan).sink { [weak self] _ in self?.scanned += 1 }.store(in: &set)
    Publishers.Merge(quick, rare).sink { [weak self] in self?.merged = $0 }.store(in: &set)
    made.sink { [weak self] in self?.lazily = $0 }.store(in: &set)
    joined.sink { [weak self] in self?.computed = $0 }.store(in: &set)
    rare.sink { [weak self] in self?.stored = $0 }.store(in: &set)
    woke.sink { [weak self] _ in self?.woken += 1 }.store(in: &set)
  }

  @IBAction func sync() {
    NotificationCenter.default.post(name: .didSync, object: nil)
    rare.send(1)
  }
}

extension Player: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    NotificationCenter.default.post(name: .didScan, object: nil)
    quick.send(1)
    made.send(1)
  }
}

struct SketchView: View {
  @Bindable var sketch: Sketch

  var body: some View {
    VStack {
      TextField("Text", text: $sketch.text)
      Button("Larger") { sketch.size += 1 }
      Text(sketch.twice)
    }
  }
}

// paces
// 13 text: continual
// 14 size: occasional
// 21 position: continual
// 22 name: unknown
// 23 synced: occasional
// 24 scanned: continual
// 25 merged: continual
// 26 lazily: continual
// 27 computed: continual
// 28 stored: occasional
// 29 woken: seldom
// 30 offset: continual
