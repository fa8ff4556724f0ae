import UIKit

let spareCellName = "SpareCell"

protocol SpareCellDelegate: AnyObject {
  func turn(_ cell: SpareCell, by index: Int)
}

/// No nib has one, and no table registers one: its name alone makes none.
final class SpareCell: UITableViewCell {
  weak var delegate: SpareCellDelegate?
  private var turns = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    let timer = Timer(timeInterval: 1, repeats: true) { _ in  // expect: missing_invalidate(note), strong_self_in_handler(note)
      self.turns += 1
      self.delegate?.turn(self, by: self.turns)
    }
    RunLoop.main.add(timer, forMode: .common)
  }
}

/// A table registers it.
final class UsedCell: UITableViewCell {
  private var turns = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let timer = Timer(timeInterval: 1, repeats: true) { _ in  // expect: missing_invalidate, strong_self_in_handler
      self.turns += 1
    }
    RunLoop.main.add(timer, forMode: .common)
  }

  required init?(coder: NSCoder) { nil }
}

extension DialsController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UsedCell.self, forCellReuseIdentifier: spareCellName)
    place(.init(x: 1, y: 2))
  }

  private func place(_ point: CGPoint) { tableView.contentOffset = point }
}

/// Nothing makes one: the runtime does not call an instance's `initialize` as it calls a class's.
final class LensController: UIViewController {
  private var turns = 0

  func initialize() {
    let timer = Timer(timeInterval: 1, repeats: true) { _ in  // expect: missing_invalidate(note), strong_self_in_handler(note)
      self.turns += 1
    }
    RunLoop.main.add(timer, forMode: .common)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    initialize()
  }
}
