import UIKit

/// Filled once after each reuse, which ends the timer; the kinds of cell call the common part.
class NoteCell: UITableViewCell {
    private var timer: Timer?

    override func prepareForReuse() {
        super.prepareForReuse()
        timer?.invalidate()
    }

    func fill(with text: String) {
        let timer = Timer(timeInterval: 60, repeats: true) { [weak self] timer in
            guard let self else { return timer.invalidate() }
            self.setNeedsLayout()
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }
}

final class PictureCell: NoteCell {
    override func fill(with text: String) {
        super.fill(with: text)
        imageView?.image = nil
    }
}

final class SoundCell: NoteCell {
    override func fill(with text: String) {
        accessoryType = .checkmark
        super.fill(with: text)
    }
}

final class NotesViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath) as? NoteCell ?? NoteCell()
        cell.fill(with: "a")
        return cell
    }
}

/// The same, filled again whenever its text changes.
class LabelCell: UITableViewCell {
    private var timer: Timer?

    override func prepareForReuse() {
        super.prepareForReuse()
        timer?.invalidate()
    }

    func write(on text: String) {
        let timer = Timer(timeInterval: 60, repeats: true) { [weak self] timer in  // expect: restart_without_invalidate
            guard let self else { return timer.invalidate() }
            self.setNeedsLayout()
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }
}

final class BadgeCell: LabelCell {
    override func write(on text: String) {
        super.write(on: text)
        imageView?.image = nil
    }
}

final class LabelsViewController: UITableViewController {
    private var shown: LabelCell?

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "label", for: indexPath) as? LabelCell ?? LabelCell()
        cell.write(on: "a")
        shown = cell
        return cell
    }

    @IBAction func rename() {
        shown?.write(on: "b")
    }
}
