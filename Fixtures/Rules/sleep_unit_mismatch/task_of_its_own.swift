/// A type of that name, whose sleep takes seconds.
enum Task {
  static func sleep(_ seconds: Double) async {}
}

func wait(seconds: Double) async {
  await Task.sleep(seconds)
}
