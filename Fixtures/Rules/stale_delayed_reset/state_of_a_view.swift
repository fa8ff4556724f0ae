import SwiftUI

struct CopyButton: View {
  let text: String
  @State private var wasCopied = false

  var body: some View {
    Button(wasCopied ? "Copied" : "Copy") {
      UIPasteboard.general.string = text
      wasCopied = true
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) {  // expect: stale_delayed_reset
        wasCopied = false
      }
    }
  }
}
