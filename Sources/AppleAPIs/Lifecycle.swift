/// The order in which frameworks call the methods of their objects: which at most once, which again and again, which
/// always between two calls of another.
package enum Lifecycle {
}
