import SwiftUI

struct IntroList: View {
  var body: some View {
    ScrollView { Text("Intro") }
  }
}
