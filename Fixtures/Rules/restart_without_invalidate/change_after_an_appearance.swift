import SwiftUI

/// The first change starts it beside the one that the appearance started.
struct IdleView: View {
    @State private var isLive = false
    @State private var timer: Timer?

    var body: some View {
        Toggle("Live", isOn: $isLive)
            .onChange(of: isLive) { _, isOn in
                if isOn {
                    start()
                } else {
                    stop()
                }
            }
            .onAppear { start() }
            .onDisappear { stop() }
    }

    private func start() {
        let timer = Timer(timeInterval: 2, repeats: true) { _ in print("load") }  // expect: restart_without_invalidate
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private func stop() {
        timer?.invalidate()
        timer = nil
    }
}

/// It asks for the old value: the first change starts one more.
struct TurnedView: View {
    @State private var isLive = true
    @State private var timer: Timer?

    var body: some View {
        Toggle("Live", isOn: $isLive)
            .onChange(of: isLive) { wasOn, _ in
                if wasOn {
                    start()
                } else {
                    stop()
                }
            }
            .onAppear { start() }
            .onDisappear { stop() }
    }

    private func start() {
        let timer = Timer(timeInterval: 2, repeats: true) { _ in print("load") }  // expect: restart_without_invalidate
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private func stop() {
        timer?.invalidate()
        timer = nil
    }
}

/// The change is told at the appearance, too.
struct InitialView: View {
    @State private var isLive = true
    @State private var timer: Timer?

    var body: some View {
        Toggle("Live", isOn: $isLive)
            .onChange(of: isLive, initial: true) { _, isOn in
                if isOn {
                    start()
                } else {
                    stop()
                }
            }
            .onAppear { start() }
            .onDisappear { stop() }
    }

    private func start() {
        let timer = Timer(timeInterval: 2, repeats: true) { _ in print("load") }  // expect: restart_without_invalidate
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private func stop() {
        timer?.invalidate()
        timer = nil
    }
}
