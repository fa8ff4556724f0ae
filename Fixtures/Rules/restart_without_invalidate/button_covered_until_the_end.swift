import SwiftUI

final class MicrophoneTest: ObservableObject {
    @Published private(set) var isOver = true
    @Published private(set) var left = 0
    private var timer: Timer?

    /// What hides the buttons goes away when the second count has ended.
    func begin() {
        isOver = false
        count(from: 10) { [weak self] in
            self?.count(from: 5) { self?.isOver = true }
        }
    }

    private func count(from start: Int, done: @escaping () -> Void) {
        left = start
        let timer = Timer(timeInterval: 1, repeats: true) { [weak self] timer in
            guard let self else { return timer.invalidate() }
            self.left -= 1
            if self.left == 0 {
                self.timer?.invalidate()
                done()
            }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    deinit {
        timer?.invalidate()
    }
}

struct MicrophoneView: View {
    @StateObject private var test = MicrophoneTest()

    var body: some View {
        GeometryReader { screen in
            ZStack {
                VStack {
                    Button("Begin") { test.begin() }
                    Spacer()
                }
                VStack {
                    Text("\(test.left)")
                }
                .frame(width: screen.size.width, height: screen.size.height)
                .background(Color.black.opacity(0.3))
                .opacity(test.isOver ? 0.0 : 1.0)
            }
        }
    }
}

final class Kiln: ObservableObject {
    @Published private(set) var isHot = false
    private var timer: Timer?

    func heat() {
        isHot = true
        let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in self?.measure() }
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

struct KilnView: View {
    @StateObject private var kiln = Kiln()

    var body: some View {
        VStack {
            Button("Heat") { kiln.heat() }
        }
        .overlay {
            if kiln.isHot {
                VStack {
                    Button("Cool") { kiln.cool() }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Color.black.opacity(0.5))
            }
        }
    }
}
