import AppKit
import Combine

let controller = PreviewController()
controller.showSizes()
let calm = calmSizes(Just(1).eraseToAnyPublisher())
showCarousels(["a"])
showTrial()
hearSounds()
showGauge()
readAndScan()
startTransfers()
