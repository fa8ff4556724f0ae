import Combine
import UIKit

/// What a subject sends at each fire is shown in a list.
final class DoseModel {
  private let left = CurrentValueSubject<Int, Never>(60)
  private let quiet = PassthroughSubject<Int, Never>()
  private let state = CurrentValueSubject<DoseState, Never>(DoseState())
  var leftPublisher: AnyPublisher<Int, Never> { left.eraseToAnyPublisher() }
  lazy var statePublisher: AnyPublisher<DoseState, Never> = state.eraseToAnyPublisher()
  private var timers: [Timer] = []

  func start() {
    timers.forEach { $0.invalidate() }
    timers = [
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
        guard let self else { return }
        self.left.send(self.left.value - 1)
      },
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
        self?.state.value.seconds += 1
      },
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
        self?.quiet.send(1)
      },
    ]
  }

  func stop() { timers.forEach { $0.invalidate() } }
}

struct DoseState {
  var seconds = 0
}

final class DoseController: UITableViewController {
  private let model = DoseModel()
  private let leftLabel = UILabel()
  private let passedLabel = UILabel()
  private var subscriptions: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableHeaderView = leftLabel
    tableView.tableFooterView = passedLabel
    model.leftPublisher
      .sink { [weak self] left in self?.leftLabel.text = "\(left)" }
      .store(in: &subscriptions)
    model.statePublisher
      .map(\.seconds)
      .removeDuplicates()
      .sink { [weak self] seconds in self?.passedLabel.text = "\(seconds)" }
      .store(in: &subscriptions)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    model.start()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    model.stop()
  }
}
