import AVFoundation
import Combine
import SwiftUI

/// A range of values comes twice in a row.
final class LevelMeter: ObservableObject {
    @Published var level = 0
    @Published private(set) var elapsed = 0
    private var subscriptions = Set<AnyCancellable>()
    private var timer: Timer?

    init() {
        $level.dropFirst().sink { [weak self] level in
            level > 0 ? self?.start() : self?.stop()
        }
        .store(in: &subscriptions)
    }

    func raise() { level += 1 }

    private func start() {
        self.timer?.invalidate()
        let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.elapsed += 1 }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private func stop() {
        timer?.invalidate()
        timer = nil
    }

    deinit { timer?.invalidate() }
}

/// Two equal answers never follow each other.
final class LoudnessMeter: ObservableObject {
    @Published var level = 0
    @Published private(set) var elapsed = 0
    private var subscriptions = Set<AnyCancellable>()
    private var timer: Timer?

    init() {
        $level.map { $0 > 0 }.removeDuplicates().receive(on: DispatchQueue.main).sink { [weak self] isLoud in
            isLoud ? self?.start() : self?.stop()
        }
        .store(in: &subscriptions)
    }

    func raise() { level += 1 }

    private func start() {
        let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.elapsed += 1 }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private func stop() {
        timer?.invalidate()
        timer = nil
    }

    deinit { timer?.invalidate() }
}

/// The first value is all that is waited for.
final class FirstSample {
    @Published var sample: Int?
    private var subscription: AnyCancellable?
    private var timer: Timer?

    init() {
        subscription = $sample.compactMap { $0 }.first().sink { [weak self] _ in self?.start() }
    }

    func take() { sample = 1 }

    private func start() {
        let timer = Timer(timeInterval: 1, repeats: true) { _ in print("sample") }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    deinit { timer?.invalidate() }
}

final class PlaybackProgress {
    private let player: AVPlayer
    private var observation: NSKeyValueObservation?
    private var timer: Timer?

    init(player: AVPlayer) {
        self.player = player
        observation = player.observe(\.rate, options: [.new]) { [weak self] _, _ in
            self?.begin()
        }
    }

    private func begin() {
        self.timer?.invalidate()
        let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in self?.report() }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private func report() { print(player.currentTime()) }

    deinit { timer?.invalidate() }
}

/// A status may well become ready only once.
final class ReadyProgress {
    private let item: AVPlayerItem
    private var observation: NSKeyValueObservation?
    private var timer: Timer?

    init(item: AVPlayerItem) {
        self.item = item
        observation = item.observe(\.status) { [weak self] item, _ in
            if item.status == .readyToPlay { self?.begin() }
        }
    }

    private func begin() {
        self.timer?.invalidate()
        let timer = Timer(timeInterval: 0.5, repeats: true) { [weak self] _ in self?.report() }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private func report() { print(item.currentTime()) }

    deinit { timer?.invalidate() }
}

final class FlagClock {
    private var timer: Timer?
    private(set) var count = 0

    func start() {
        let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in self?.count += 1 }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    func stop() { timer?.invalidate() }

    deinit { stop() }
}

/// The view is told only of changes of the flag, and each but the last is followed by its opposite.
struct FlagView: View {
    @State private var clock = FlagClock()
    @Binding var isRunning: Bool

    var body: some View {
        Text("\(clock.count)").onChange(of: isRunning) { _, new in new ? clock.start() : clock.stop() }
    }
}

final class SpeedClock {
    private var timer: Timer?
    private(set) var count = 0

    func start() {
        self.timer?.invalidate()
        let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in self?.count += 1 }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    func stop() { timer?.invalidate() }

    deinit { stop() }
}

struct SpeedView: View {
    @State private var clock = SpeedClock()
    @Binding var speed: Int

    var body: some View {
        Text("\(clock.count)").onChange(of: speed) { _, new in new > 0 ? clock.start() : clock.stop() }
    }
}

final class PhaseClock {
    private var timer: Timer?
    private(set) var count = 0

    func start() {
        let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in self?.count += 1 }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    func stop() { timer?.invalidate() }

    deinit { stop() }
}

struct PhaseView: View {
    @State private var clock = PhaseClock()
    @Environment(\.scenePhase) private var phase

    var body: some View {
        Text("\(clock.count)").onChange(of: phase) { phase in
            if phase == .active { clock.start() } else { clock.stop() }
        }
    }
}
