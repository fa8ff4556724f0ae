import SwiftUI

enum Step { case intro, sync }
