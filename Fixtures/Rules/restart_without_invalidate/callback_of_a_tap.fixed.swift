import UIKit

final class LampCell: UITableViewCell {
    var onTap: (() -> Void)?
}

/// Each cell's tap starts another one.
final class LampsViewController: UITableViewController {
    private var glow: Timer?

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = LampCell()
        cell.onTap = { [weak self] in
            self?.glow?.invalidate()
            let glow = Timer(timeInterval: 1, repeats: true) { [weak self] timer in
                guard let self else { return timer.invalidate() }
                self.view.setNeedsLayout()
            }
            RunLoop.main.add(glow, forMode: .common)
            self?.glow = glow
        }
        return cell
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        glow?.invalidate()
    }
}
