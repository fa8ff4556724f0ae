/// Reads an Interface Builder file. Input: the bytes of a `.xib` or `.storyboard`, or of the XML in an old nib's folder.
/// Output: its objects and
/// connections, as far as the file is well-formed; the rest of a damaged file is ignored, without an error.
/// Cost: linear in the bytes.
package struct NibReader {
    private var xml: XMLReader
    private var nib = Nib()
    /// For each open element, the index of the object that it is or lies in.
    private var holders: [Int?] = []
    private var scene = 0
    /// The `key` of the open text element in the format before Xcode 4.
    private var textKey: String?
    /// Whether the last object in that format is one of a class that the file only names.
    private var isInCustomObject = false
    /// Whether the last object in that format connects an outlet.
    private var isInOutlet = false
    /// For a file in that format.
    private var oldObjects: OldObjectClasses?
    /// Whether it is one for touch devices, which tells the class of each object in one place.
    private var isForTouch = false

    /// The largest storyboards observed hold a few thousand objects.
    private static let objectLimit = 100_000

    package init(_ bytes: [UInt8]) { xml = XMLReader(bytes) }

    /// The name of the menu bar before Xcode 4.
    private static let oldMainMenu = "_NSMainMenu"
    /// What is between the objects of a program and the views that show their values.
    private static let objectControllers: Set<String> = [
        "arrayController", "dictionaryController", "objectController", "treeController", "userDefaultsController",
    ]

    /// The attribute of a controller or a segue.
    private static let style = "modalPresentationStyle"

    package static func isNib(_ path: String) -> Bool {
        [".xib", ".storyboard", "designable.nib"].contains(where: path.hasSuffix)
    }

    package mutating func read() -> Nib {
        while let event = xml.next() {
            switch event {
            case .started(let name, let attributes): start(name, attributes)
            case .text(let text):
                take(text)
                oldObjects?.take(text)
            case .ended:
                textKey = nil
                holders.removeLast()
                oldObjects?.end(depth: holders.count)
            }
        }
        nib.sceneCount = scene
        addOldObjects()
        return nib
    }

    /// Archives for touch devices give a class to each object in one place alone, those for the Mac also to the objects
    /// themselves.
    private mutating func addOldObjects() {
        guard let oldObjects else { return }
        if isForTouch {
            nib.classes = Set(oldObjects.objects)
            nib.oldInstances = [oldObjects.owner ?? Self.anyObject] + oldObjects.objects
            nib.tellsInstances = true
        } else if !oldObjects.objects.isEmpty {
            nib.classes.formUnion(oldObjects.objects)
            if nib.oldInstances.isEmpty { nib.oldInstances = [oldObjects.owner ?? Self.anyObject] }
            nib.oldInstances += oldObjects.objects.filter { !nib.oldInstances.contains($0) }
        }
    }

    /// The kind of an object that stands for a controller of another storyboard.
    private static let reference = "viewControllerPlaceholder"
    /// The class of an owner without another one.
    private static let anyObject = "NSObject"
    /// What the type of an archive for touch devices contains.
    private static let touchArchive = ".CocoaTouch."

    private mutating func start(_ name: String, _ attributes: [String: String]) {
        let holder = holders.last ?? nil
        var current = holder
        oldObjects?.start(name, attributes, depth: holders.count)
        switch name {
        case "archive":
            oldObjects = OldObjectClasses()
            isForTouch = attributes["type"]?.contains(Self.touchArchive) == true
        case "document": nib.initialController = attributes["initialViewController"]
        case "scene": scene += 1
        case "objects": scene = max(1, scene)
        case "action": addAction(attributes, to: holder)
        case "outlet", "outletCollection": addOutlet(attributes, to: holder)
        case "segue":
            addOutlet(
                [
                    "property": attributes["kind"] ?? "segue", "destination": attributes["destination"] ?? "",
                    Self.style: attributes[Self.style],
                ].compactMapValues { $0 }, to: holder)
            if let selector = attributes["unwindAction"] { nib.selectors.insert(selector) }
        case "binding":
            add(keyPath: attributes["keyPath"], to: holder)
            if let holder, !Self.objectControllers.contains(nib.objects[holder].kind) {
                show(keyPath: attributes["keyPath"] ?? "")
            }
        case "userDefinedRuntimeAttribute": add(keyPath: attributes["keyPath"], to: holder)
        case "constraint": break
        case "string": textKey = attributes["key"]
        // Before Xcode 4: the text of a mutable string stands in an element of its own.
        case "object" where scene == 0:
            textKey = attributes["key"]
            if attributes["class"] != "NSMutableString" {
                isInCustomObject = ["NSCustomObject", "NSCustomView"].contains(attributes["class"])
                isInOutlet = attributes["class"]?.contains("Outlet") == true
            }
        default: if scene > 0, let id = attributes["id"] { current = add(name, id: id, attributes, in: holder) }
        }
        holders.append(current)
    }

    private mutating func add(_ kind: String, id: String, _ attributes: [String: String], in holder: Int?) -> Int? {
        guard nib.objects.count < Self.objectLimit else { return holder }
        // On macOS, File's Owner, First Responder and Application have fixed ids.
        let isPlaceholder = attributes["placeholderIdentifier"] != nil || ["-1", "-2", "-3"].contains(id)
        if let name = attributes["customClass"] { nib.classes.insert(name) }
        if attributes["systemMenu"] == "main" { nib.hasMainMenu = true }
        if let identifier = attributes["referencedIdentifier"] { nib.referencedIdentifiers.insert(identifier) }
        let isUntouchable =
            attributes["userInteractionEnabled"] == "NO" || holder.map { nib.objects[$0].isUntouchable } == true
        nib.objects.append(
            Nib.Object(
                id: id, kind: kind, customClass: attributes["customClass"],
                storyboardIdentifier: attributes["storyboardIdentifier"], parent: holder, scene: max(0, scene - 1),
                isPlaceholder: isPlaceholder, isUntouchable: isUntouchable,
                isKeptStill: attributes["scrollEnabled"] == "NO" || isUntouchable,
                isHidden: attributes["hidden"] == "YES" || attributes["alpha"].flatMap(Double.init) == 0,
                presentationStyle: attributes[Self.style],
                reference: kind == Self.reference
                    ? attributes["storyboardName"].map {
                        Nib.Reference(storyboard: $0, identifier: attributes["referencedIdentifier"])
                    } : nil))
        return nib.objects.count - 1
    }

    private mutating func addAction(_ attributes: [String: String], to holder: Int?) {
        guard let selector = attributes["selector"] else { return }
        nib.selectors.insert(selector)
        guard let holder else { return }
        let target = attributes["destination"] ?? attributes["target"]
        nib.objects[holder].actions.append(
            Nib.Action(selector: selector, target: target, event: attributes["eventType"]))
    }

    private mutating func addOutlet(_ attributes: [String: String], to holder: Int?) {
        guard let holder, let property = attributes["property"], let destination = attributes["destination"] else {
            return
        }
        nib.objects[holder].outlets.append(
            Nib.Outlet(
                property: property, destination: destination, presentationStyle: attributes[Self.style]))
    }

    private mutating func add(keyPath: String?, to holder: Int?) {
        guard let holder, let keyPath else { return }
        nib.objects[holder].keyPaths.append(keyPath)
    }

    private mutating func show(keyPath: String) {
        if let key = keyPath.split(separator: ".").last { nib.shownKeys.insert(String(key)) }
    }

    /// Before Xcode 4, `label` contained a connection's selector and `className` a class name.
    private mutating func take(_ text: String) {
        switch textKey {
        case "NSName" where text == Self.oldMainMenu: nib.hasMainMenu = true
        case "label" where isInOutlet: nib.oldOutlets.insert(text)
        case "label", "NSAction", "methodName": nib.selectors.insert(text)
        case "NSClassName":
            nib.classes.insert(text)
            if isInCustomObject { nib.oldInstances.append(text) }
        case "className", "IBClassName": nib.classes.insert(text)
        case "NSKeyPath": show(keyPath: text)
        default: break
        }
    }
}
