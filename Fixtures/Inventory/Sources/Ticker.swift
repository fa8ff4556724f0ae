import Combine
import Foundation

final class Ticker {
    private var cancellables: Set<AnyCancellable> = []
    private var hide: DispatchWorkItem?
    private(set) var now = Date()
    private let delay: TimeInterval

    init(delay: TimeInterval) {
        self.delay = delay
        Timer.publish(every: delay, on: .main, in: .common)
            .autoconnect()
            .sink { [weak self] date in self?.now = date }
            .store(in: &cancellables)
    }

    func show() {
        hide?.cancel()
        let item = DispatchWorkItem { [weak self] in self?.now = .distantPast }
        hide = item
        DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: item)
    }
}
