import Dispatch

func report(_ source: DispatchSourceTimer, to body: @escaping () -> Void) {
  source.setEventHandler(handler: body)
}

func startReports(of source: DispatchSourceTimer, _ body: @escaping () -> Void) {
  report(source, to: body)
  source.activate()
}

func reportTwice(_ source: DispatchSourceTimer, _ body: @escaping () -> Void) {
  source.setEventHandler {
    body()
    body()
  }
}

public struct Reporter {
  init(_ source: DispatchSourceTimer, _ body: @escaping () -> Void) {
    source.setCancelHandler(handler: body)
  }
}
