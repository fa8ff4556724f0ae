/// What reaches code past Swift's own names: the Objective-C runtime, Interface Builder.
package enum RuntimeAPI {
    /// Attributes that let code call a method which no Swift code names. (D)
    package static let exposingAttributes: Set<String> = ["objc", "IBAction", "IBSegueAction"]
}
