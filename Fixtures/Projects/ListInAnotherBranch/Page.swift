import SwiftUI

enum Page { case results, recording }
