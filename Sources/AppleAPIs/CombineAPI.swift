/// Combine: publishers, operators, what keeps a connection.
package enum CombineAPI {
}
