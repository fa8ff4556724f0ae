import Foundation

/// The only instance is created by the lazy property, with the help of a private method.
final class Speaker: NSObject {
  private var timer: Timer?
  private var volume = 0

  func begin() {
    guard timer == nil else { return }
    let timer = Timer(timeInterval: 60, target: self, selector: #selector(rise), userInfo: nil, repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func rise() { volume += 1 }
}

final class Mixer {
  var speaker: Speaker?

  func play() { speaker?.begin() }
}

final class Studio {
  static let shared = Studio()

  lazy var mixer: Mixer = {
    makeMixer()
  }()

  private func makeMixer() -> Mixer {
    let speaker = Speaker()
    let mixer = Mixer()
    mixer.speaker = speaker
    return mixer
  }
}

/// The method that makes one runs at each concert.
final class Loudspeaker: NSObject {
  private var timer: Timer?
  private var volume = 0

  func begin() {
    guard timer == nil else { return }
    let timer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in self?.rise() }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  @objc private func rise() { volume += 1 }
}

final class Stage {
  var loudspeaker: Loudspeaker?

  func play() { loudspeaker?.begin() }
}

final class Hall {
  static let shared = Hall()

  private var stage: Stage?

  func open() {
    stage = makeStage()
    stage?.play()
  }

  private func makeStage() -> Stage {
    let loudspeaker = Loudspeaker()
    let stage = Stage()
    stage.loudspeaker = loudspeaker
    return stage
  }
}
