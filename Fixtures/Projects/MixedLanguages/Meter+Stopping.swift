extension Meter {
  @objc func stopSampling() {
    sampler?.invalidate()
    sampler = nil
  }
}
