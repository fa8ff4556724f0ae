import UIKit

final class ClockCell: UITableViewCell {
    private var timer: Timer?

    override func prepareForReuse() {
        super.prepareForReuse()
        timer?.invalidate()
    }

    func show(_ date: Date) {
        let timer = Timer(timeInterval: 60, repeats: true) { [weak self] timer in
            guard let self else { return timer.invalidate() }
            self.setNeedsLayout()
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }
}

final class ClockTable: UITableViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "clock", for: indexPath)
        if let clock = cell as? ClockCell { clock.show(Date()) }
        return cell
    }
}
