import Dispatch

let reporter = Reporter()
let keeper = Keeper()
reporter.launch()
keeper.launch()
dispatchMain()
