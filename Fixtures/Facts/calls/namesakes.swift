/// A call goes to the type of its receiver, not to every method of its name.
final class Player { func stop() {} }
final class Recorder { func stop() {} }

func end(_ player: Player) { player.stop() }

// calls
// 2 stop: called at 5
// 3 stop: called at nowhere
// 5 end: called at nowhere
