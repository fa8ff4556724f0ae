import SwiftUI

enum Page { case overview, results, recording }
