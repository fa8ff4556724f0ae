import Foundation

final class Carousel {
    private var timers: [Timer] = []
    private var named: [String: Timer] = [:]

    func turn() {
        timers.append(Timer(timeInterval: 3, repeats: false) { _ in print("turn") })
        timers.last.map { RunLoop.main.add($0, forMode: .common) }
    }

    func flash() {
        named["flash"] = Timer(timeInterval: 3, repeats: false) { _ in print("flash") }
        RunLoop.main.add(named["flash"]!, forMode: .common)
    }

    func blink() {
        var made: [Timer] = []
        made.append(Timer(timeInterval: 3, repeats: false) { _ in print("blink") })
        for timer in made { RunLoop.main.add(timer, forMode: .common) }
    }
}

final class StillCarousel {
    private var timers: [Timer] = []

    func turn() {
        timers.append(Timer(timeInterval: 3, repeats: false) { _ in print("turn") })  // expect: never_started
        print(timers.count)
    }
}
