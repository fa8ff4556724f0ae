import UIKit

final class MusicPanel: UIView, UITableViewDataSource {
  private let songs = UITableView()

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    addSubview(songs)
    songs.dataSource = self
  }
}
