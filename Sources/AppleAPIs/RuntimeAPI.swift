/// How code is reached without Swift naming it: the Objective-C runtime, Interface Builder.
package enum RuntimeAPI {
    /// Operations that only run the block passed to their initializer. (D)
    package static let operationsOfABlock: Set<String> = ["BlockOperation", "NSBlockOperation"]

    /// Methods that code calls without their names: by `ticker()`, by `@main`, or as a result builder. (D)
    package static let unnamedCalls: Set<String> = [
        "main", "callAsFunction", "dynamicallyCall", "appendInterpolation", "appendLiteral", "buildBlock",
        "buildExpression", "buildPartialBlock", "buildOptional", "buildEither", "buildArray", "buildFinalResult",
    ]

    /// Methods of a thread that run a selector once, on a thread of its own. (D)
    package static let threadStarters: Set<String> = ["detachNewThreadSelector", "detachNewThread"]

    /// The labels of the initializer of a thread, or of an operation, that runs a selector once. (D)
    package static let threadLabels = ["target", "selector", "object"]

    /// Attributes that make a method callable without Swift code that names it. (D)
    package static let exposingAttributes: Set<String> = ["objc", "IBAction", "IBSegueAction"]

    /// Methods that ask for a selector and do not send it. (D)
    package static let selectorQuestions: Set<String> = ["responds", "respondsToSelector"]

    /// Methods that name a selector so that it is not sent any more. (D)
    package static let selectorRemovals: Set<String> = [
        "cancelPreviousPerformRequests", "cancelPerform", "cancelPerformSelector", "removeTarget",
    ]

    /// Methods that ask for an object's class. (D)
    package static let classQuestions: Set<String> = ["isKind", "isKindOfClass", "isMember", "isMemberOfClass"]

    /// Methods of view controllers that no system since iOS 6 sends. (D)
    package static let unsentCallbacks: Set<String> = ["viewWillUnload", "viewDidUnload"]

    /// Methods that ask whether two objects are equal. (D)
    package static let equalities: Set<String> = [
        "isEqual", "isEqualToArray", "isEqualToAttributedString", "isEqualToData", "isEqualToDate",
        "isEqualToDictionary", "isEqualToIndexSet", "isEqualToNumber", "isEqualToSet", "isEqualToString",
        "isEqualToValue", "isEqualTo",
    ]

    /// Methods that ask which of two objects comes first. (D)
    package static let orderings: Set<String> = ["caseInsensitiveCompare", "compare", "localizedCompare"]

    /// Their answer for two that are alike. (D)
    package static let sameOrder: Set<String> = ["NSOrderedSame", "orderedSame"]

    /// Functions that return the class of a name. (D)
    package static let classLookUps: Set<String> = [
        "NSClassFromString", "classNamed", "objc_getClass", "objc_getRequiredClass", "objc_lookUpClass", "_typeByName",
    ]

    /// Class methods that the Objective-C runtime calls once. (D)
    package static let classSetUp: Set<String> = ["load", "initialize"]

    /// Foundation's superclasses whose isolation a subclass inherits. (d)
    package static let subclassedClasses: Set<String> = [
        "Operation", "Thread", "XCTestCase", "Formatter", "URLProtocol", "InputStream", "OutputStream",
    ]

    /// Properties that hold the only instance of their type. (O)
    package static let singletonNames: Set<String> = ["shared", "sharedInstance", "standard", "default"]

    /// What the names of other such properties and class methods begin with: `sharedManager`. (O)
    package static let singletonPrefix = "shared"

    /// Part of the names, in lower case, of the usual macros that define the only instance of a class. (O)
    package static let singletonMacroWord = "singleton"

    /// Calls whose result is a text, never `nil`. (D)
    package static let localizedTexts: Set<String> = [
        "NSLocalizedString", "NSLocalizedStringFromTable", "NSLocalizedStringFromTableInBundle",
    ]

    /// Calls without arguments that return a new identifier each time. (D)
    package static let uniqueIdentifiers: Set<String> = ["UUID", "NSUUID"]

    /// Classes and protocols whose subtypes no framework instantiates by itself; code or a nib must create
    /// them. (d)
    package static let passiveBases: Set<String> = [
        "NSObject", "NSObjectProtocol", "NSCoding", "NSCopying", "ObservableObject", "UIResponder", "NSResponder",
        "View", "ViewModifier", "UIViewRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable",
        "NSViewControllerRepresentable", "Shape", "ButtonStyle",
    ]

    /// Suffixes of such protocols: the object only receives calls from another one. (O)
    package static let passiveEndings = delegateEndings + ["Item", "Recognizer", "Operation", "Animation"]

    /// What the types end with of the senders that methods for selectors get, and hardly any other methods. (d)
    package static let actionSenders = ["GestureRecognizer", "UIButton", "BarButtonItem", "Timer", "DisplayLink"]

    /// Suffixes of protocols by which an object asks or tells another one, and passes itself. (O)
    package static let delegateEndings = ["Delegate", "DataSource"]

    /// Protocols and superclasses of types whose properties a decoder sets, of Apple and of common libraries. (D)
    package static let filled: Set<String> = [
        "Codable", "Decodable", "NSManagedObject", "PersistentModel", "Object", "EmbeddedObject", "HandyJSON",
        "SmartCodable", "Mappable", "ImmutableMappable", "BaseMappable", "FetchableRecord", "Record",
        "ParsableArguments", "ParsableCommand", "AsyncParsableCommand",
    ]

    /// Parts of the selectors by which a model of key-value coding, or of a common library, fills itself:
    /// `setValuesForKeysWithDictionary:`, `mj_setKeyValues:`, `yy_modelSetWithJSON:`. (D)
    package static let fillingParts = ["setValue", "KeyValues", "modelSet"]

    /// What a message to a class creates an instance with, not filled by anything. (D)
    package static let plainCreations: Set<String> = ["alloc", "new", "init"]

    /// Protocols of types that an archive may hold. (D)
    package static let archiving: Set<String> = ["NSCoding", "NSSecureCoding"]

    /// The labels of the initializer that nibs and archives call. (D)
    package static let decoderLabels = ["coder"]

    /// Accessors that run on assignment. (D)
    package static let assignmentAccessors: Set<String> = ["set", "willSet", "didSet"]
    /// The one that runs before the value is stored. (D)
    package static let observerBeforeStore = "willSet"

    /// Attributes that let code outside the source tree reach a declaration. (D)
    package static let openingAttributes: Set<String> = [
        "IBAction", "IBSegueAction", "IBInspectable", "NSManaged", "_cdecl", "inlinable", "usableFromInline", "_spi",
        "objc", "objcMembers",
    ]

    /// Protocols that require values, or whose requirements the compiler synthesizes: an ordinary method never
    /// satisfies one. (D)
    package static let valueProtocols: Set<String> = [
        "Sendable", "AnyObject", "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable",
        "CaseIterable", "Error", "Comparable", "CustomStringConvertible", "CustomDebugStringConvertible",
        "ObservableObject", "NSObjectProtocol", "View",
    ]
}
