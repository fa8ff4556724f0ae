@main
struct Server {
  static func main() async {
    Task {
      while true {
        print("alive")
        try? await Task.sleep(nanoseconds: 60_000_000_000)
      }
    }
    await serve()
  }

  static func serve() async {
    print("serving")
  }
}
