import UIKit

/// Nothing changes the rate: each picture is shown for a quarter of a second.
final class Slides: UIView {
  var rate: Double = 4
  private var task: Task<Void, Never>?
  private var number = 0

  func start() {
    task?.cancel()
    let pause = 1.0 / max(rate, 0.1)
    let nanoseconds = UInt64(pause * 1_000_000_000)
    task = Task { @MainActor [weak self] in
      while !Task.isCancelled {
        guard let self else { return }
        self.number += 1
        do {
          try await Task.sleep(nanoseconds: nanoseconds)
        } catch {
          return
        }
      }
    }
  }

  deinit {
    task?.cancel()
  }
}

/// Another screen asks for one picture in ten seconds.
final class SlowSlides: UIView {
  var rate: Double = 4
  private var task: Task<Void, Never>?
  private var number = 0

  func start() {
    task?.cancel()
    let pause = 1.0 / max(rate, 0.1)
    task = Task { @MainActor [weak self] in  // expect: weak_capture_then_strong_loop(note)
      while !Task.isCancelled {
        guard let self else { return }
        self.number += 1
        do {
          try await Task.sleep(for: .seconds(pause))
        } catch {
          return
        }
      }
    }
  }

  deinit {
    task?.cancel()
  }
}

func slowDown(_ slides: SlowSlides) {
  slides.rate = 0.1
}

/// Other modules may set the rate.
public final class OpenSlides: UIView {
  public var rate: Double = 4
  private var task: Task<Void, Never>?
  private var number = 0

  public func start() {
    task?.cancel()
    let pause = 1.0 / rate
    task = Task { @MainActor [weak self] in  // expect: weak_capture_then_strong_loop(note)
      while !Task.isCancelled {
        guard let self else { return }
        self.number += 1
        do {
          try await Task.sleep(for: .seconds(pause))
        } catch {
          return
        }
      }
    }
  }

  deinit {
    task?.cancel()
  }
}
