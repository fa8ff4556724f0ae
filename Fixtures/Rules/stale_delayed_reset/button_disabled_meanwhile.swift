import SwiftUI

struct CopyButton: View {
  @State private var isCopied = false

  var body: some View {
    Button(isCopied ? "Copied" : "Copy") {
      copy()
    }
    .disabled(isCopied)
  }

  private func copy() {
    isCopied = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      isCopied = false
    }
  }
}
