extension Poller {
    func listen() {
        timer.setEventHandler { self.polls += 1 }
    }
}
