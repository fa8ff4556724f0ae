import RxSwift
import UIKit

final class ReaderViewController: UIViewController {
  private let bag = DisposeBag()
  private var timerLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    UIApplication.shared.isIdleTimerDisabled = true
    Observable<Int>.timer(.seconds(1), period: .seconds(1), scheduler: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.timerLabel.text = "\($0)" })
      .disposed(by: bag)
  }
}
