import Foundation

/// The loop waits for messages; it sleeps only where the line failed.
actor Mailbox {
  private var reading: Task<Void, Never>?
  private var line: AsyncThrowingStream<String, Error>

  init(line: AsyncThrowingStream<String, Error>) {
    self.line = line
  }

  func open() {
    reading = Task {  // expect: strong_self_in_handler(note)
      repeat {
        if Task.isCancelled { break }
        do {
          for try await message in line {
            print(message)
          }
        } catch {
          try? await Task.sleep(for: .milliseconds(10))
          continue
        }
      } while true
    }
  }

  func close() {
    reading?.cancel()
  }
}

/// This one asks each second, whatever the answer.
final class Poller {
  private var asking: Task<Void, Never>?
  private var answers = 0

  func open() {
    asking = Task {  // expect: uncancelled_timer_task
      while !Task.isCancelled {
        answers += 1
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }
}
