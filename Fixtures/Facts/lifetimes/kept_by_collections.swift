import Foundation

final class Appended {}
final class AppendedToGlobal {}
final class FilledOnce {}
final class AskedBefore {}
final class AskedThroughALocal {}
final class MortalIfRemoved {}
final class MortalIfSetToNil {}
final class MortalIfAssigned {}
final class MortalIfOverwritten {}
final class MortalIfOffered {}
final class MortalOfAnInstance {}
final class MortalIfAskedOfAnother {}

private var globals: [AppendedToGlobal] = []

final class Registry {
  private static var appended: [Appended] = []
  private static var filled: [FilledOnce]?
  private static var asked: [String: AskedBefore] = [:]
  private static var local: [String: AskedThroughALocal] = [:]
  private static var removed: [MortalIfRemoved] = []
  private static var cleared: [String: MortalIfSetToNil] = [:]
  private static var assigned: [MortalIfAssigned] = []
  private static var overwritten: [String: MortalIfOverwritten] = [:]
  public static var offered: [MortalIfOffered] = []
  private static var other: [String: MortalIfAskedOfAnother] = [:]
  private var own: [MortalOfAnInstance] = []

  func add(_ key: String) {
    Registry.appended.append(Appended())
    globals.append(AppendedToGlobal())
    if Registry.filled == nil { Registry.filled = [] }
    Registry.filled?.append(FilledOnce())
    if Registry.asked[key] == nil { Registry.asked[key] = AskedBefore() }
    let known = Registry.local[key]
    guard known == nil else { return }
    Registry.local[key] = AskedThroughALocal()
    Registry.removed.append(MortalIfRemoved())
    if Registry.cleared[key] == nil { Registry.cleared[key] = MortalIfSetToNil() }
    Registry.assigned.append(MortalIfAssigned())
    Registry.overwritten[key] = MortalIfOverwritten()
    Registry.offered.append(MortalIfOffered())
    let count = own.count
    own.append(MortalOfAnInstance())
    if count > 3 { Registry.other[key] = MortalIfAskedOfAnother() }
  }

  func forget(_ key: String) {
    Registry.removed.removeLast()
    Registry.cleared[key] = nil
    Registry.assigned = []
    own.removeAll()
  }
}

// lifetimes
// Appended: as long as the app
// AppendedToGlobal: as long as the app
// FilledOnce: as long as the app
// AskedBefore: as long as the app
// AskedThroughALocal: as long as the app
// MortalIfRemoved: mortal
// MortalIfSetToNil: mortal
// MortalIfAssigned: mortal
// MortalIfOverwritten: mortal
// MortalIfOffered: mortal
// MortalOfAnInstance: mortal
// MortalIfAskedOfAnother: mortal
// Registry: mortal
