import TimerlintNibs

/// The scenes of all storyboards and xibs, and the transitions between them. Input: the files, one by one.
/// Output: the classes whose objects can be loaded.
package struct NibScenes: Sendable {
    /// The unit of loading: a scene of a storyboard, or a whole xib.
    private struct Scene: Sendable {
        /// The classes of its objects, without placeholders.
        let classes: Set<String>
        /// The identifiers by which code or a storyboard reference loads it.
        let identifiers: Set<String>
        /// Whether it is loaded without an identifier: the initial scene of a storyboard, or a xib, which is
        /// loaded by file name.
        let isEntry: Bool
        /// The indices of the scenes that its segues and relationships lead to.
        let next: Set<Int>
        /// The indices of those of them that are loaded with it: a window's content, a navigation controller's root.
        let contained: Set<Int>
    }

    private var scenes: [Scene] = []
    private var referencedIdentifiers: Set<String> = []

    /// Returns the index of the file's first scene.
    @discardableResult
    mutating func add(_ nib: Nib, isStoryboard: Bool) -> Int {
        let first = scenes.count
        // The format before Xcode 4 lists only classes.
        guard !nib.objects.isEmpty else {
            scenes.append(Scene(classes: nib.classes, identifiers: [], isEntry: true, next: [], contained: []))
            return first
        }
        referencedIdentifiers.formUnion(nib.referencedIdentifiers)
        let sceneOfObject = Dictionary(nib.objects.map { ($0.id, $0.scene) }, uniquingKeysWith: { first, _ in first })
        let objects = Dictionary(grouping: nib.objects, by: \.scene)
        for number in 0..<((objects.keys.max() ?? -1) + 1) {
            let own = objects[number] ?? []
            let isFirst = own.contains { $0.id == nib.initialController || NibIndex.isApplication($0) }
            scenes.append(
                Scene(
                    classes: Set(own.filter { !$0.isPlaceholder }.compactMap(\.customClass)),
                    identifiers: Set(own.compactMap(\.storyboardIdentifier)),
                    isEntry: !isStoryboard || isFirst,
                    next: Set(own.flatMap(\.outlets).compactMap { sceneOfObject[$0.destination].map { first + $0 } }),
                    contained: Set(
                        own.flatMap(\.outlets).filter { $0.property == Nib.Outlet.relationship }.compactMap {
                            sceneOfObject[$0.destination].map { first + $0 }
                        })))
        }
        return first
    }

    /// The classes in initial scenes, in scenes that segues lead to from there, and in scenes loaded by
    /// identifier. `isSpelled` tells whether code may contain an identifier.
    func loadableClasses(isSpelled: (String) -> Bool) -> Set<String> {
        var found: Set<Int> = []
        var waiting = scenes.indices.filter { index in
            scenes[index].isEntry
                || scenes[index].identifiers.contains { referencedIdentifiers.contains($0) || isSpelled($0) }
        }
        while let index = waiting.popLast() {
            if found.insert(index).inserted { waiting += scenes[index].next }
        }
        return found.reduce(into: []) { $0.formUnion(scenes[$1].classes) }
    }

    /// The identifiers by which code loads some scenes, given by their indices, or the scenes that contain them;
    /// `nil` if one is also loaded in another way.
    func identifiers(ofScenesAskedForAlone asked: Set<Int>) -> Set<String>? {
        var found: Set<String> = []
        var seen: Set<Int> = []
        var waiting = Array(asked)
        while let index = waiting.popLast() {
            guard seen.insert(index).inserted else { continue }
            let scene = scenes[index]
            let leading = scenes.indices.filter { $0 != index && scenes[$0].next.contains(index) }
            guard !scene.isEntry, leading.allSatisfy({ scenes[$0].contained.contains(index) }),
                scene.identifiers.count == 1 || scene.identifiers.isEmpty && !leading.isEmpty,
                referencedIdentifiers.isDisjoint(with: scene.identifiers)
            else { return nil }
            found.formUnion(scene.identifiers)
            waiting += leading
        }
        return found
    }
}
