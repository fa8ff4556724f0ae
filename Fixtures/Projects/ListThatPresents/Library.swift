import SwiftUI

/// A list that presents a sheet, and whose links' labels are its rows.
struct Library: View {
  @State private var isShown = false

  var body: some View {
    List {
      RowClock()
      NavigationLink(destination: DetailClock()) { LabelClock() }
    }
    .sheet(isPresented: $isShown) { SheetClock() }
  }
}
