import SwiftUI

final class Boiler: ObservableObject {
    @Published private(set) var isHot = false
    private var timer: Timer?

    func heat() {
        isHot = true
        self.timer?.invalidate()
        let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
            self?.measure()
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    func cool() {
        timer?.invalidate()
        isHot = false
    }

    /// The cover goes, and the timer does not.
    func hide() {
        isHot = false
    }

    private func measure() {}

    deinit {
        timer?.invalidate()
    }
}

struct BoilerView: View {
    @StateObject private var boiler = Boiler()

    var body: some View {
        VStack {
            Button("Heat") { boiler.heat() }
        }
        .overlay {
            if boiler.isHot {
                VStack {
                    Button("Cool") { boiler.cool() }
                    Button("Hide") { boiler.hide() }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Color.black.opacity(0.5))
            }
        }
    }
}

final class Stove: ObservableObject {
    @Published private(set) var isHot = false
    private var timer: Timer?

    func heat() {
        isHot = true
        self.timer?.invalidate()
        let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
            self?.measure()
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    func cool() {
        timer?.invalidate()
        isHot = false
    }

    private func measure() {}

    deinit {
        timer?.invalidate()
    }
}

/// The card covers the whole screen before the first start.
struct StoveView: View {
    @StateObject private var stove = Stove()

    var body: some View {
        ZStack {
            Button("Heat") { stove.heat() }
            Text("Ready")
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Color.black.opacity(0.3))
                .opacity(stove.isHot ? 0 : 1)
        }
    }
}

final class Oven: ObservableObject {
    @Published private(set) var isHot = false
    private var timer: Timer?

    func heat() {
        isHot = true
        self.timer?.invalidate()
        let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
            self?.measure()
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    func cool() {
        timer?.invalidate()
        isHot = false
    }

    private func measure() {}

    deinit {
        timer?.invalidate()
    }
}

/// The card is a small one.
struct OvenView: View {
    @StateObject private var oven = Oven()

    var body: some View {
        ZStack {
            Button("Heat") { oven.heat() }
            if oven.isHot {
                Text("Hot").background(Color.red)
            }
        }
    }
}
