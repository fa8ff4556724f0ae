import SwiftUI

/// Nothing on its screen scrolls; the list in the view of the same name belongs to another app.
struct ContentView: View {
  @EnvironmentObject var clock: Clock

  var body: some View { Text(clock.now, style: .time) }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View { ContentView() }
}
