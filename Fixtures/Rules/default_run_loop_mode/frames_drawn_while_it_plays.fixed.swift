import AppKit

/// The conditions around the timer decide whether there is one, not what its fires draw.
final class FilmView: NSView {
  private var timer: Timer?
  private var isPlaying = false
  private var frameIndex = 0
  private let frames: [CGImage]

  init(frames: [CGImage]) {
    self.frames = frames
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ dirtyRect: NSRect) {
    NSGraphicsContext.current?.cgContext.draw(frames[frameIndex], in: bounds)
  }

  func play(_ play: Bool) {
    if !isPlaying && play {
      isPlaying = true
      let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in
        guard let self else { return }
        self.frameIndex = (self.frameIndex + 1) % self.frames.count
        self.needsDisplay = true
      }
      RunLoop.current.add(timer, forMode: .common)
      self.timer = timer
    } else if isPlaying && !play {
      isPlaying = false
      timer?.invalidate()
      timer = nil
    }
  }

  deinit { timer?.invalidate() }
}
