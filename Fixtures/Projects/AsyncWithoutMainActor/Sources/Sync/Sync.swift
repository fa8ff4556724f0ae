@main
struct Sync {
  static func main() async throws {
    let reminder = Reminder()
    await reminder.remind()
    try await Task.sleep(nanoseconds: 10_000_000_000)
  }
}
