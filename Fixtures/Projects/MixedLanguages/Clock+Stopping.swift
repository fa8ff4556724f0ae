extension Clock {
  @objc public func stopTicking() {
    tickTimer?.invalidate()
  }
}
