import Dispatch

final class Sender {
    func send() {}
}

/// Nobody changes whom it sends by.
final class Courier {
    private var sender: Sender
    private var source: DispatchSourceTimer?

    init(sender: Sender) {
        self.sender = sender
    }

    func start() {
        let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "Courier.source"))
        source.schedule(deadline: .now(), repeating: 1)
        source.setEventHandler { [weak self] in self?.sender.send() }
        source.activate()
        self.source = source
    }

    func sendNow() {
        sender.send()
    }
}
