/// Locks: their types, and the calls between which code runs guarded.
package enum LockAPI {
}
