import SwiftUI
import Tiles

/// It reads a property of the same name, of something else.
struct Editor: View {
  private let tile = Tile.current

  var body: some View {
    ScrollView {
      Text("Notes").offset(x: tile.offset)
    }
  }
}
