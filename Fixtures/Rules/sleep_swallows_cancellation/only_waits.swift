func pause() async {
  try? await Task.sleep(nanoseconds: 300_000_000)
}

func answer() async -> Int {
  await pause()
  return 42
}
