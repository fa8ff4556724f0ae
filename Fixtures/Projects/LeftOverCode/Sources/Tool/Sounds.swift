import AVFoundation
import Foundation

/// Only a player that nothing creates starts it.
enum ForgottenSound {
  private static var timer: Timer?
  private static var seconds = 0

  static func play() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in seconds += 1 }
  }
}

/// Only another left-over function calls it.
enum RelayedSound {
  private static var timer: Timer?
  private static var seconds = 0

  static func play() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in seconds += 1 }
  }

  static func playAgain() { play() }
}

/// A player that the program shows starts it.
enum HeardSound {
  private static var timer: Timer?
  private static var seconds = 0

  static func play() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in seconds += 1 }  // expect: restart_without_invalidate(warning)
  }
}

final class ForgottenPlayer {
  func hum() { ForgottenSound.play() }
}

final class HeardPlayer {
  func begin() { HeardSound.play() }
}

func hearSounds() {
  let player = HeardPlayer()
  player.begin()
  player.begin()
}
