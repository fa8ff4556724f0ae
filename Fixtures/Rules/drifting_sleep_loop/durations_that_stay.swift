func poll(_ pause: Duration, _ work: () -> Void) async throws {
  let given = pause
  var growing = pause
  while true {
    work()
    try await Task.sleep(for: pause)  // expect: drifting_sleep_loop
  }
  while true {
    work()
    try await Task.sleep(for: given)  // expect: drifting_sleep_loop
  }
  while true {
    work()
    try await Task.sleep(for: growing)
    growing = growing * 2
  }
  while true {
    work()
    try await Task.sleep(for: length())
  }
  while true {
    do {
      work()
      try await Task.sleep(for: .seconds(1))  // expect: drifting_sleep_loop
    }
  }
  while true {
    _ = try await Task.sleep(for: .seconds(1))
  }
}

func length() -> Duration { .seconds(1) }
