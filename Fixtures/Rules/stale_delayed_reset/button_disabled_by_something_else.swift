import SwiftUI

struct CopyButton: View {
  @State private var isCopied = false
  @State private var isBusy = false

  var body: some View {
    Button(isCopied ? "Copied" : "Copy") {
      copy()
    }
    .disabled(isBusy)
  }

  private func copy() {
    isCopied = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {  // expect: stale_delayed_reset
      isCopied = false
    }
  }
}
