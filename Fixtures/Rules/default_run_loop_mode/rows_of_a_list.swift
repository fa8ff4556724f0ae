import SwiftUI
import UIKit

struct Message: Identifiable {
  let id: Int
  let text: String
}

final class Conversation: ObservableObject {
  @Published var messages: [Message] = []
  @Published var levels: [CGFloat] = [0, 0, 0]
  private var arrivals: Timer?
  private var meter: Timer?

  func start() {
    arrivals?.invalidate()
    meter?.invalidate()
    arrivals = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(note)
      guard let self else { return }
      self.messages.append(Message(id: self.messages.count, text: "Hello"))
    }
    meter = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in  // expect: default_run_loop_mode(warning)
      self?.levels = (0..<3).map { _ in CGFloat.random(in: 0...1) }
    }
  }

  deinit {
    arrivals?.invalidate()
    meter?.invalidate()
  }
}

struct ConversationView: View {
  @ObservedObject var conversation: Conversation

  var body: some View {
    VStack {
      HStack {
        ForEach(conversation.levels, id: \.self) { level in Capsule().frame(height: level * 20) }
      }
      List(conversation.messages) { message in Text(message.text) }
    }
  }
}
