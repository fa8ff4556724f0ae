final class Poller {
  private var polls = 0

  init() {
    Task { [weak self] in
      while true {
        try? await Task.sleep(for: .seconds(5))
        if self == nil { return }
        self?.polls += 1
      }
    }
    Task { [weak self] in
      while true {
        try? await Task.sleep(for: .seconds(5))
        guard self != nil else { break }
        self?.polls += 1
      }
    }
    Task { [weak self] in
      while self != nil {
        self?.polls += 1
        try? await Task.sleep(for: .seconds(5))
      }
    }
    Task { [weak self] in
      while true {
        try? await Task.sleep(for: .seconds(5))
        guard let me = self else { return }
        me.polls += 1
      }
    }
  }
}
