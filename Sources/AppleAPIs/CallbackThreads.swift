/// The thread or queue on which frameworks call back.
package enum CallbackThreads {
}
