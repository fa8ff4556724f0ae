import Dispatch

func drain(_ work: () -> Void) {
  let queue = DispatchQueue(label: "drain")
  queue.suspend()
  queue.suspend()
  work()
  queue.resume()
  queue.resume()
}
