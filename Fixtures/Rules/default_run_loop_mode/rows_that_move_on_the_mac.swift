import AppKit
import SwiftUI

/// It shows the newest line of a log: the rows would jump away from under the pointer that selects some of them.
final class LogController: NSViewController {
  private let rows = NSTableView()
  private let count = NSTextField()
  private var lines: [String] = []
  private var timer: Timer?

  override func viewWillAppear() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.showNewest()
    }
  }

  override func viewWillDisappear() {
    timer?.invalidate()
  }

  private func showNewest() {
    lines.append("\(Date())")
    count.stringValue = "\(lines.count)"
    rows.reloadData()
    rows.scrollRowToVisible(lines.count - 1)
  }
}

/// The text follows its own end.
final class TranscriptController: NSViewController {
  private let transcript = NSTextView()
  private let caption = NSTextField()
  private var words = 0
  private var timer: Timer?

  override func viewWillAppear() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.addWord()
    }
  }

  override func viewWillDisappear() {
    timer?.invalidate()
  }

  private func addWord() {
    words += 1
    caption.stringValue = "\(words) words"
    transcript.string += " word"
    transcript.scrollRangeToVisible(NSRange(location: transcript.string.count, length: 0))
  }
}

/// The results are sorted anew with each one that is found.
final class SearchController: NSViewController {
  private let results = NSOutlineView()
  private let status = NSTextField()
  private var found: [String] = []
  private var timer: Timer?

  override func viewWillAppear() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.showResults()
    }
  }

  override func viewWillDisappear() {
    timer?.invalidate()
  }

  private func showResults() {
    status.stringValue = "\(found.count) found"
    showSorted()
  }

  private func showSorted() {
    found.sort()
    results.reloadData()
  }
}

/// The rows stay where they are, but to reload them is to take them away from who holds one.
final class WatchController: NSViewController {
  private let variables = NSTableView()
  private var timer: Timer?

  override func viewWillAppear() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      self?.variables.reloadData()
    }
  }

  override func viewWillDisappear() {
    timer?.invalidate()
  }
}

/// No view makes rows of the points.
struct LoadChart: View {
  @State private var points: [Point] = []
  @State private var timer: Timer?

  var body: some View {
    Chart(points: points)
      .onAppear {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in points = load() }  // expect: default_run_loop_mode
      }
      .onDisappear { timer?.invalidate() }
  }

  private func load() -> [Point] { [] }
}

struct Point {
  let value: Double
}

struct Chart: View {
  let points: [Point]
  var body: some View { Text("\(points.count)") }
}

/// The item of the sound that plays stays where it is and shows its time.
final class SoundsController: NSViewController {
  private let sounds = NSCollectionView()
  private var timer: Timer?

  override func viewWillAppear() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode
      self?.sounds.reloadItems(at: [IndexPath(item: 0, section: 0)])
    }
  }

  override func viewWillDisappear() {
    timer?.invalidate()
  }
}
