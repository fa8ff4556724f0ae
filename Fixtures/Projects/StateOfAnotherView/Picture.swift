import SwiftUI

@main
struct PictureApp: App {
  @StateObject private var zoom = Zoom()

  var body: some Scene {
    WindowGroup { Picture(zoom: zoom) }
  }
}

struct Picture: View {
  @ObservedObject var zoom: Zoom

  var body: some View {
    Circle().offset(x: zoom.offset)
  }
}
