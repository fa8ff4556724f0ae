/// What changes something that the user sees.
package enum VisibleChanges {
}
