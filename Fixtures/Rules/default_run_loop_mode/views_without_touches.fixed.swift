import UIKit

/// The numbers over the picture are a text view that takes no touch, and so is not what scrolls; the picture does.
final class StreamController: UIViewController {
  private let picture = UITableView()
  private let numbers: UITextView = {
    let view = UITextView()
    view.isUserInteractionEnabled = false
    return view
  }()
  private var timer: Timer?
  private var frames = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(picture)
    view.addSubview(numbers)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      self.frames += 1
      self.numbers.text = "\(self.frames)"
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}

/// Nothing can be touched on this one but a button.
final class PosterController: UIViewController {
  private let pages = UITableView()
  private let label = UILabel()
  private var timer: Timer?
  private var frames = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    pages.isUserInteractionEnabled = false
    view.addSubview(pages)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      self.frames += 1
      self.label.text = "\(self.frames)"
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}

/// This one takes touches again.
final class BookController: UIViewController {
  private let pages = UITableView()
  private let label = UILabel()
  private var timer: Timer?
  private var frames = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    pages.isUserInteractionEnabled = false
    view.addSubview(pages)
  }

  func open() { pages.isUserInteractionEnabled = true }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer?.invalidate()
    let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      guard let self else { return }
      self.frames += 1
      self.label.text = "\(self.frames)"
    }
    RunLoop.current.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }
}
