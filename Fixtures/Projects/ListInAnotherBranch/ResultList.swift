import SwiftUI

struct ResultList: View {
  var body: some View {
    ScrollView { Text("Results") }
  }
}
