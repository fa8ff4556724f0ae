import SwiftUI

/// It starts as the view appears; the first change of the state stops it.
struct QueueView: View {
    @State private var isLive = true
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
        let timer = Timer(timeInterval: 2, repeats: true) { _ in print("load") }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    private func stop() {
        timer?.invalidate()
        timer = nil
    }
}
