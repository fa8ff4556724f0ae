/// What reaches code past Swift's own names: the Objective-C runtime, Interface Builder.
package enum RuntimeAPI {
    /// Attributes that let code call a method which no Swift code names. (D)
    package static let exposingAttributes: Set<String> = ["objc", "IBAction", "IBSegueAction"]

    /// Class methods that the Objective-C runtime calls once. (D)
    package static let classSetUp: Set<String> = ["load", "initialize"]

    /// Foundation's superclasses, whose isolation a subclass takes over. (d)
    package static let subclassedClasses: Set<String> = [
        "Operation", "Thread", "XCTestCase", "Formatter", "URLProtocol", "InputStream", "OutputStream",
    ]

    /// Properties that hold the one instance of their type. (O)
    package static let singletonNames: Set<String> = ["shared", "sharedInstance", "standard", "default"]

    /// Classes and protocols whose heirs no framework looks for: code or a nib must make their instances. (d)
    package static let passiveBases: Set<String> = [
        "NSObject", "NSObjectProtocol", "NSCoding", "NSCopying", "ObservableObject", "UIResponder", "NSResponder",
        "View", "ViewModifier", "UIViewRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable",
        "NSViewControllerRepresentable", "Shape", "ButtonStyle",
    ]

    /// Ends of the names of such protocols: what an object is told by another one. (O)
    package static let passiveEndings = ["Delegate", "DataSource"]

    /// Accessors that run at an assignment. (D)
    package static let assignmentAccessors: Set<String> = ["set", "willSet", "didSet"]

    /// Attributes by which code outside of the tree may reach a declaration. (D)
    package static let openingAttributes: Set<String> = [
        "IBAction", "IBSegueAction", "IBInspectable", "NSManaged", "_cdecl", "inlinable", "usableFromInline", "_spi",
        "objc", "objcMembers",
    ]

    /// Protocols that ask for values, or for what the compiler writes: no method of a plain name is their witness. (D)
    package static let valueProtocols: Set<String> = [
        "Sendable", "AnyObject", "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable",
        "CaseIterable", "Error",
        "ObservableObject",
    ]
}
