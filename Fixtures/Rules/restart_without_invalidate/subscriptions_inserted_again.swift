import Combine
import UIKit

final class NewsController: UIViewController {
    private var subscriptions: Set<AnyCancellable> = []
    private var pages = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        subscriptions.insert(
            Timer.publish(every: 5, on: .main, in: .common).autoconnect().sink { [weak self] _ in self?.pages += 1 })  // expect: restart_without_invalidate
    }
}

final class EmptiedNewsController: UIViewController {
    private var subscriptions: Set<AnyCancellable> = []
    private var pages = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        subscriptions.removeAll()
        subscriptions.insert(
            Timer.publish(every: 5, on: .main, in: .common).autoconnect().sink { [weak self] _ in self?.pages += 1 })
    }
}
