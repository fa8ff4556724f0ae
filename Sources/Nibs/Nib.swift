/// What an Interface Builder file (`.xib`, `.storyboard`) says about code: its objects, their classes, and what they
/// are connected to.
package struct Nib: Sendable, Equatable {
    /// One thing in the file: a view, controller, placeholder, gesture, menu item.
    package struct Object: Sendable, Equatable {
        package let id: String
        /// The element's name: `viewController`, `tableView`, `button`, `customObject`, `placeholder`.
        package let kind: String
        package let customClass: String?
        /// The index of the object that holds it, among the file's objects. Scenes and the file itself hold none.
        package let parent: Int?
        /// The index of its scene, among the file's scenes; a `.xib` is one scene.
        package let scene: Int
        /// The file's owner, whose class is made in code or by another nib.
        package let isPlaceholder: Bool
        package internal(set) var actions: [Action] = []
        package internal(set) var outlets: [Outlet] = []
        /// Key paths that bindings and user-defined run-time attributes set or read.
        package internal(set) var keyPaths: [String] = []
    }

    /// A message that an object sends.
    package struct Action: Sendable, Equatable {
        /// As Objective-C spells it: `start:`.
        package let selector: String
        /// The receiver's `id`; `nil` for the first responder and other receivers outside the file's objects.
        package let target: String?
        /// `touchUpInside`, where the file says it.
        package let event: String?

        package init(selector: String, target: String?, event: String?) {
            self.selector = selector
            self.target = target
            self.event = event
        }
    }

    package struct Outlet: Sendable, Equatable {
        package let property: String
        /// The `id` of what it is connected to.
        package let destination: String

        package init(property: String, destination: String) {
            self.property = property
            self.destination = destination
        }
    }

    package internal(set) var objects: [Object] = []
    package internal(set) var sceneCount = 0
    /// The `id` of the view controller that a storyboard starts with.
    package internal(set) var initialController: String?
    /// Every selector that a connection names, also those of files in the notation before Xcode 4.
    package internal(set) var selectors: Set<String> = []
    /// Every class that the file names.
    package internal(set) var classes: Set<String> = []

    package init() {}

    /// The objects of one scene, in document order.
    package func objects(inScene scene: Int) -> [Object] { objects.filter { $0.scene == scene } }

    package func object(_ id: String) -> Object? { objects.first { $0.id == id } }
}
