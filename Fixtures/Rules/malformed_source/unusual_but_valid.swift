import Dispatch

@freestanding(expression)
macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "Macros", type: "Stringify")

struct Settings: ~Copyable {
  var `default`: Int { get { 1 } }
  consuming func end() { discard self }
  deinit {}
}

func parse(_ text: borrowing [String]) throws(CancellationError) -> some Collection {
  let pattern = /\d+ "(?<name>[^"]*)" \/ \{/
  let extended = #/ a "b" /#
  let raw = #"no \(interpolation) here, "quotes" yes"#
  let nested = "\("\("deep" + "\(1)")")"
  _ = (pattern, extended, raw, nested)
  let level = if text.isEmpty { 0 } else { 1 }
  let sign = switch level { case 0: "-" default: "+" }
  #if os(macOS)
  let names = text
  #elseif compiler(>=6) && canImport(Dispatch)
  let names = text + [sign]
  #else
  let names: [String] = []
  #endif
  outer: for (index, name) in names.enumerated() where index > 0 {
    guard case let first? = name.first, first != "#" else { continue outer }
    defer { print(first, terminator: "") }
  }
  return names.map(\.count).filter { $0 > 1 }
}
