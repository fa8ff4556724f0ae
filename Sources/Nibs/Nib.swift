/// The contents of an Interface Builder file (`.xib`, `.storyboard`) that concern code: its objects, their
/// classes, and their connections.
package struct Nib: Sendable, Equatable {
    /// One object in the file: a view, controller, placeholder, gesture recognizer or menu item.
    package struct Object: Sendable, Equatable {
        /// The kind of a navigation controller.
        package static let stack = "navigationController"
        /// The classes of the placeholder for whatever object answers first.
        package static let firstResponders: Set<String> = ["FirstResponder", "UIResponder"]

        package let id: String
        /// The element's name: `viewController`, `tableView`, `button`, `customObject`, `placeholder`.
        package let kind: String
        package let customClass: String?
        /// The identifier by which code instantiates this controller from a storyboard.
        package let storyboardIdentifier: String?
        /// The index of the containing object among the file's objects. `nil` for top-level objects.
        package let parent: Int?
        /// The index of its scene among the file's scenes; a `.xib` is one scene.
        package let scene: Int
        /// A placeholder such as File's Owner: code or another nib creates the instance.
        package let isPlaceholder: Bool
        /// Whether the file lets it, or something around it, take no touches.
        let isUntouchable: Bool
        /// Whether the file switches off its scrolling, or lets it take no touches.
        package let isKeptStill: Bool
        /// Whether the file hides it, or makes it transparent.
        package let isHidden: Bool
        /// How it is presented, for a controller whose file says so: `overFullScreen`.
        package let presentationStyle: String?
        /// The controller of another storyboard for which it stands.
        package let reference: Reference?
        package internal(set) var actions: [Action] = []
        package internal(set) var outlets: [Outlet] = []
        /// Key paths set or read by bindings and user-defined runtime attributes.
        package internal(set) var keyPaths: [String] = []
    }

    /// A reference to a controller of another storyboard.
    package struct Reference: Sendable, Hashable {
        /// The storyboard's name without its extension.
        package let storyboard: String
        /// The controller's storyboard identifier; `nil` for the initial one.
        package let identifier: String?
    }

    /// A target-action connection of an object.
    package struct Action: Sendable, Equatable {
        /// In Objective-C spelling: `start:`.
        package let selector: String
        /// The target's `id`; `nil` for the first responder and other targets outside the file.
        package let target: String?
        /// `touchUpInside`, if the file specifies one.
        package let event: String?

        package init(selector: String, target: String?, event: String?) {
            self.selector = selector
            self.target = target
            self.event = event
        }
    }

    package struct Outlet: Sendable, Equatable {
        /// The kind of a segue that joins what a storyboard loads together.
        package static let relationship = "relationship"
        /// The kind of a segue that shows a controller inside another one from the start.
        package static let embedding = "embed"
        /// The kinds of segues that show a controller after others, or inside them.
        package static let showing: Set<String> = [
            "show", "push", "presentation", "modal", "showDetail", "replace", "popoverPresentation", "popover",
            "custom",
            "sheet", embedding,
        ]

        package let property: String
        /// The `id` of the connected object.
        package let destination: String
        /// How a segue presents the controller, if the file says so.
        package let presentationStyle: String?

        package init(property: String, destination: String, presentationStyle: String? = nil) {
            self.property = property
            self.destination = destination
            self.presentationStyle = presentationStyle
        }
    }

    package internal(set) var objects: [Object] = []
    package internal(set) var sceneCount = 0
    /// The `id` of the storyboard's initial view controller.
    package internal(set) var initialController: String?
    /// The identifiers of controllers in other storyboards to which storyboard references lead.
    package internal(set) var referencedIdentifiers: Set<String> = []
    /// Every selector named by a connection, including files in the format before Xcode 4.
    package internal(set) var selectors: Set<String> = []
    /// The names of the outlets of a file in the format before Xcode 4.
    package internal(set) var oldOutlets: Set<String> = []
    /// The last components of the key paths whose values bindings show in views: `total` of `self.order.total`. What only
    /// a controller of objects is bound to is not among them, except in the format before Xcode 4.
    package internal(set) var shownKeys: Set<String> = []
    /// Every class named in the file.
    package internal(set) var classes: Set<String> = []

    /// Whether the file contains the application's menu bar: it is the one that the application loads at launch.
    package internal(set) var hasMainMenu = false
    /// The class of each custom object of a file in the format before Xcode 4, its owner first.
    package internal(set) var oldInstances: [String] = []
    /// Whether a file of that format tells the class of each object.
    package internal(set) var tellsInstances = false

    package init() {}

    /// The objects of one scene, in document order.
    package func objects(inScene scene: Int) -> [Object] { objects.filter { $0.scene == scene } }

    package func object(_ id: String) -> Object? { objects.first { $0.id == id } }

    /// The class of a xib's File's Owner, which loads it: for AppKit it is a custom object, and the number -2 that it has
    /// there is the first responder's for UIKit.
    package var ownerClass: String? {
        objects.first { $0.isPlaceholder && $0.id == ($0.kind == "placeholder" ? "-1" : "-2") }?.customClass
    }
}
