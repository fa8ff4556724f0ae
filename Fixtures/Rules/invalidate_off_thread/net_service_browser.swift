import Foundation

/// The browser calls back on the run loop of the thread that starts it: the timer's.
final class Discovery: NSObject, NetServiceBrowserDelegate {
  private let browser = NetServiceBrowser()
  private var timeout: Timer?

  func find() {
    DispatchQueue.main.async {
      self.timeout?.invalidate()
      let timer = Timer(timeInterval: 10, repeats: false) { _ in print("none") }
      RunLoop.current.add(timer, forMode: .common)
      self.timeout = timer
      self.browser.delegate = self
      self.browser.searchForServices(ofType: "_http._tcp", inDomain: "")
    }
  }

  func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool) {
    timeout?.invalidate()
  }
}
