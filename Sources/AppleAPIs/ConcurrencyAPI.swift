/// Swift concurrency: tasks, sleeps, actors, isolation.
package enum ConcurrencyAPI {
}
