/// When a function calls the closure it is given, and how often. A declaration in the tree is read before any of these.
package enum ClosureTiming {
}
