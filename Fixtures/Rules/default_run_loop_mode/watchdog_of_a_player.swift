import AVFoundation
import AppKit

/// It sets the film going again if something stops it: as a rule, nothing does.
final class FilmController: NSViewController {
  private let slider = NSSlider()
  private let film = FilmView()
  private var isOver = false
  private var timer: Timer?

  override func viewWillAppear() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      guard let self else { return }
      if self.film.alphaValue == 0 && !self.isOver {
        self.film.alphaValue = 1
      }
    }
  }

  override func viewWillDisappear() {
    timer?.invalidate()
  }
}

final class FilmView: NSView {}

/// It turns the film on and off: each is the end of the other.
final class FlickerController: NSViewController {
  private let film = FilmView()
  private var timer: Timer?

  override func viewWillAppear() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      guard let self else { return }
      if film.alphaValue == 0 {
        film.alphaValue = 1
      } else {
        film.alphaValue = 0
      }
    }
  }

  override func viewWillDisappear() {
    timer?.invalidate()
  }
}
