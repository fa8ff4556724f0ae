import Combine
import Foundation

func everySecond() -> Timer.TimerPublisher {
  Timer.publish(every: 1, on: .main, in: .common)
}
