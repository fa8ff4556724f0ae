import SwiftUI

struct AccountView: View {
  let coordinator: Coordinator

  var body: some View {
    Text("Account")
  }
}

struct LedgerView: View {
  let ledger: Ledger

  var body: some View {
    Text("Ledger")
  }
}

#Preview {
  struct Wrapper: View {
    var body: some View {
      let coordinator = Coordinator()
      return AccountView(coordinator: coordinator)
    }
  }
  return Wrapper()
}

#Preview {
  AccountView(coordinator: PreviewParts.coordinator())
}

#Preview {
  LedgerView(ledger: Ledger())
}

#if DEBUG
  @MainActor
  enum PreviewParts {
    static func coordinator() -> Coordinator { Coordinator() }
    static func account() -> Account { Account() }
  }
#endif
