import Foundation

struct Program {
  static func run() async throws {
    let server = Server(name: "first")
    try await server.serve()
  }
}

try await Program.run()
