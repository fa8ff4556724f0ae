import TimerlintAppleAPIs
import TimerlintBuilds
import TimerlintNibs
import TimerlintSource

/// Combines the Interface Builder files of the tree. Input: the build files. Output: the classes that they
/// instantiate, and the methods that they call. The files are read on first use.
package final class NibIndex: Sendable {
    private let files: [BuildFile]
    private let folder: String
    private let known = Guarded<Contents?>(nil)

    package struct Contents: Sendable {
        /// The selectors that controls and gesture recognizers send.
        package var selectors = SelectorNames([])
        /// Maps each of them to the classes of its receivers, unless it may be sent to any object.
        fileprivate(set) var receivers: [String: Set<String>] = [:]
        /// Whether some files are in the format before Xcode 4, and do not tell all that they make.
        package var hasVagueFiles = false
        /// The names of the outlets in files of the format before Xcode 4.
        package var oldOutlets: Set<String> = []
        /// Those of them that are sent at the beginning of a touch, and never otherwise.
        package var touchSelectors = SelectorNames([])
        /// Classes that are instantiated each time a file is loaded.
        package var madeClasses: Set<String> = []
        /// Classes in the file that the application loads once at launch, and in the first scenes of its main storyboard.
        package var mainClasses: Set<String> = []
        /// Maps the name of an outlet to the selectors that the connected objects send.
        package var outlets: [String: SelectorNames] = [:]
        /// What each control sends that sends something at the beginning of a touch: event by event.
        package var heldControls: [[String: SelectorNames]] = []
        /// The outlets of each class.
        package var outletsOfClasses = NibOutlets()
        /// The names of outlets that are only connected to views whose scrolling the file switches off.
        package var stillOutlets: Set<String> = []
        /// Maps a class to what is in the scenes that contain it, file by file.
        fileprivate var elements: [String: [SceneElements]] = [:]
        /// Maps the last component of a key path to the kinds of elements bound to it.
        package var bound: [String: Set<String>] = [:]
        /// The last components of the key paths whose values views show, of all files.
        package var shownKeys: Set<String> = []
        /// The scenes of all files.
        package var scenes = NibScenes()
        /// Maps a class to the places that create its instances.
        package var instances: [String: [Instance]] = [:]
        /// Classes of controllers that a segue shows above or instead of others.
        package var shownClasses: Set<String> = []
        /// Maps a class of controllers to the identifiers by which code loads them.
        package var identifiers: [String: Set<String>] = [:]
        /// How many files a class owns.
        package var owned: [String: Int] = [:]

        /// Whether a scene with an object of any class of the tree contains an element of one of these kinds. Cost: the scenes.
        package func hasElement(of kinds: Set<String>) -> Bool {
            elements.values.contains { scenes in scenes.contains { !$0.kinds.isDisjoint(with: kinds) } }
        }

        /// The kinds of elements (`scrollView`) in the scenes that contain a class, without views whose scrolling is
        /// switched off; `nil` if there is no such scene. `path`: the file of the class if others have its name; only
        /// the files nearest to it are then about this one.
        package func elements(beside name: String, near path: String?) -> Set<String>? {
            guard let found = elements[name] else { return nil }
            let nearness = { (scene: SceneElements) in path.map(scene.path.sharedFolders) ?? 0 }
            let most = found.map(nearness).max()
            return found.filter { nearness($0) == most }.reduce(into: []) { $0.formUnion($1.kinds) }
        }
    }

    /// The kinds of elements in a scene of a file.
    fileprivate struct SceneElements: Sendable {
        let path: String
        let kinds: Set<String>
    }

    /// An object in a file.
    package struct Instance: Sendable {
        /// The file's name.
        package let file: FileID
        /// Whether the application loads it at launch, once.
        package let isMain: Bool
        /// The name of the other storyboard that has it, if the main one's first scene refers to its scene: it is loaded at
        /// launch, too.
        package let storyboard: String?
        /// The index of its scene.
        package let scene: Int
        /// The class of the xib's owner; `nil` in a storyboard.
        package let owner: String?
        /// The name by which code loads the file; `nil` for a storyboard, whose scenes have identifiers.
        package let xib: String?
    }

    /// `workingFolder` is the base of the sources' names if the paths of `files` are absolute.
    package init(_ files: [BuildFile], workingFolder: String) {
        self.files = files.filter { NibReader.isNib($0.path) }
        folder = workingFolder.hasSuffix("/") ? workingFolder : workingFolder + "/"
    }

    /// Whether the tree has no such file.
    package var isEmpty: Bool { files.isEmpty }

    /// The name of a file in the way of the sources.
    private func id(of file: BuildFile) -> FileID {
        FileID(file.path.hasPrefix(folder) ? String(file.path.dropFirst(folder.count)) : file.path)
    }

    package var contents: Contents {
        if let contents = known.withLock({ $0 }) { return contents }
        var contents = Contents()
        var receivers: [String: Set<String>?] = [:]
        var outlets: [String: Set<String>] = [:]
        var movingOutlets: Set<String> = []
        var events: [String: Set<String>] = [:]
        let nibs = files.map { file in
            var reader = NibReader(file.bytes)
            return reader.read()
        }
        let launch = NibLaunch(zip(files, nibs).map { (path: $0.path, nib: $1) })
        for (number, (file, nib)) in zip(files, nibs).enumerated() {
            receivers.merge(Self.receivers(in: nib)) { first, second in
                second.flatMap { first?.union($0) }
            }
            contents.oldOutlets.formUnion(nib.oldOutlets)
            outlets.merge(Self.selectorsOfOutlets(in: nib)) { $0.union($1) }
            movingOutlets.formUnion(Self.movingOutlets(in: nib))
            for action in nib.objects.flatMap(\.actions) {
                events[action.selector, default: []].insert(action.event ?? "")
            }
            contents.heldControls += Self.heldControls(in: nib)
            contents.outletsOfClasses.add(nib)
            add(nib, of: file, first: launch.scenes[number], to: &contents)
        }
        contents.touchSelectors = SelectorNames(
            events.filter { $0.value.isSubset(of: VisibleChanges.touchBeginnings) }.keys)
        contents.selectors = SelectorNames(receivers.keys)
        contents.receivers = receivers.compactMapValues { $0 }
        contents.outlets = outlets.mapValues(SelectorNames.init)
        contents.stillOutlets = Set(outlets.keys).subtracting(movingOutlets)
        known.withLock { $0 = contents }
        return contents
    }

    /// `first`: the file's scenes that are loaded at launch.
    private func add(_ nib: Nib, of file: BuildFile, first: Set<Int>, to contents: inout Contents) {
        // A whole xib is one scene; its menu bar stands in that of the application in a storyboard.
        let mainScene = nib.objects.first { Self.isApplication($0) }?.scene ?? (nib.hasMainMenu ? 0 : nil)
        let isMainStoryboard = NibLaunch.isMainStoryboard(file.path)
        if let owner = nib.ownerClass ?? nib.oldInstances.first { contents.owned[owner, default: 0] += 1 }
        let firstScene = contents.scenes.add(nib, isStoryboard: file.path.hasSuffix(".storyboard"))
        for object in nib.objects where !object.isPlaceholder {
            guard let name = object.customClass else { continue }
            let isFirst = first.contains(object.scene) && !nib.isReused(object)
            let isMain = object.scene == mainScene || isMainStoryboard && isFirst
            if isMain { contents.mainClasses.insert(name) } else { contents.madeClasses.insert(name) }
            contents.instances[name, default: []].append(
                Instance(
                    file: id(of: file), isMain: isMain,
                    storyboard: isFirst && !isMain ? NibLaunch.name(ofStoryboard: file.path) : nil,
                    scene: firstScene + object.scene, owner: nib.ownerClass, xib: Self.xibName(of: file)))
        }
        contents.shownKeys.formUnion(nib.shownKeys)
        for object in nib.objects {
            for keyPath in object.keyPaths {
                contents.bound[String(keyPath.split(separator: ".").last ?? ""), default: []].insert(object.kind)
            }
        }
        Self.addTransitions(in: nib, isMain: isMainStoryboard, to: &contents)
        for (_, objects) in Dictionary(grouping: nib.objects, by: \.scene) {
            let kinds = Set(objects.filter { !$0.isKeptStill }.map(\.kind))
            for name in Set(objects.compactMap(\.customClass)) {
                contents.elements[name, default: []].append(SceneElements(path: id(of: file).text, kinds: kinds))
            }
        }
        if nib.objects.isEmpty { add(old: nib, of: file, scene: firstScene, to: &contents) }
    }

    /// A file in the format before Xcode 4, which tells the classes of its custom objects alone.
    private func add(old nib: Nib, of file: BuildFile, scene: Int, to contents: inout Contents) {
        if !nib.tellsInstances { contents.hasVagueFiles = true }
        let isMain = nib.hasMainMenu || nib.oldInstances.first.map(Self.applicationClasses.contains) == true
        let instances = nib.oldInstances.dropFirst()
        for name in instances {
            contents.instances[name, default: []].append(
                Instance(
                    file: id(of: file), isMain: isMain, storyboard: nil, scene: scene,
                    owner: isMain ? nil : nib.oldInstances.first,
                    xib: Self.xibName(of: file)))
        }
        if isMain { contents.mainClasses.formUnion(instances) }
        let others = nib.classes.subtracting(nib.oldInstances.prefix(1)).subtracting(instances)
        if !isMain { contents.madeClasses.formUnion(instances) }
        for name in others {
            contents.madeClasses.insert(name)
            contents.instances[name, default: []].append(
                Instance(
                    file: id(of: file), isMain: false, storyboard: nil, scene: scene, owner: nil,
                    xib: Self.xibName(of: file)))
        }
    }

    /// What a stack shows at first appears with the stack; tabs fill the screen, and so does what says so itself. Code loads the first controller of a
    /// storyboard that is not the main one, and may show it anywhere.
    private static func addTransitions(in nib: Nib, isMain: Bool, to contents: inout Contents) {
        let connections = nib.objects.flatMap { object in object.outlets.map { (from: object, to: $0) } }
        let shown = Set(
            connections.filter { Nib.Outlet.showing.contains($0.to.property) && !fillsScreen($0.to.presentationStyle) }
                .map(\.to.destination)
                + (isMain ? [] : [nib.initialController].compactMap { $0 }))
        for object in nib.objects {
            guard let name = object.customClass else { continue }
            let stacks = connections.filter {
                $0.to.property == Nib.Outlet.relationship && $0.to.destination == object.id
                    && $0.from.kind == Nib.Object.stack
            }.map(\.from)
            for opened in [object] + stacks where !fillsScreen(opened.presentationStyle) {
                if shown.contains(opened.id) { contents.shownClasses.insert(name) }
                if let identifier = opened.storyboardIdentifier {
                    contents.identifiers[name, default: []].insert(identifier)
                }
            }
        }
    }

    private static func fillsScreen(_ style: String?) -> Bool {
        style.map(InterfaceAPI.fullScreenStyles.contains) ?? false
    }

    /// Maps each selector of a file to the classes of the objects that receive it; to `nil` if the file does not tell all of
    /// them.
    private static func receivers(in nib: Nib) -> [String: Set<String>?] {
        let classes = Dictionary(
            nib.objects.compactMap { object in object.customClass.map { (object.id, $0) } },
            uniquingKeysWith: { first, _ in first }
        ).filter { !Nib.Object.firstResponders.contains($0.value) }
        let unknown = Dictionary(uniqueKeysWithValues: nib.selectors.map { ($0, Set<String>?.none) })
        let sent = Dictionary(grouping: nib.objects.flatMap(\.actions), by: \.selector)
        return sent.mapValues { actions in
            let receivers = actions.compactMap { $0.target.flatMap { classes[$0] } }
            return receivers.count == actions.count ? Set(receivers) : nil
        }.merging(unknown) { known, _ in known }
    }

    private static func heldControls(in nib: Nib) -> [[String: SelectorNames]] {
        nib.objects.map(\.actions).filter { actions in
            actions.contains { $0.event.map(VisibleChanges.touchBeginnings.contains) == true }
        }.map { actions in
            Dictionary(grouping: actions) { $0.event ?? "" }.mapValues { SelectorNames($0.map(\.selector)) }
        }
    }

    /// Maps the name of an outlet to the selectors that the connected objects send.
    private static func selectorsOfOutlets(in nib: Nib) -> [String: Set<String>] {
        let sent = Dictionary(
            nib.objects.map { ($0.id, $0.actions.map(\.selector)) }, uniquingKeysWith: { first, _ in first })
        return nib.objects.flatMap(\.outlets).reduce(into: [:]) { outlets, outlet in
            outlets[outlet.property, default: []].formUnion(sent[outlet.destination] ?? [])
        }
    }

    /// The names of outlets that are connected to something that is not kept still.
    private static func movingOutlets(in nib: Nib) -> [String] {
        let still = Set(nib.objects.filter(\.isKeptStill).map(\.id))
        return nib.objects.flatMap(\.outlets).filter { !still.contains($0.destination) }.map(\.property)
    }

    /// `Bar` of `Views/Bar.xib`
    private static func xibName(of file: BuildFile) -> String? {
        let name = file.path[(file.path.lastIndex(of: "/").map(file.path.index(after:)) ?? file.path.startIndex)...]
        return name.hasSuffix(".xib") ? String(name.dropLast(4)) : nil
    }

    private static let applicationClasses: Set<String> = ["NSApplication", "UIApplication"]

    /// The application object, as a storyboard's scene declares it, or as the owner of a main nib.
    static func isApplication(_ object: Nib.Object) -> Bool {
        object.kind == "application"
            || object.isPlaceholder && object.customClass.map(applicationClasses.contains) == true
    }
}

extension Nib {
    /// Whether the object is, or is in, a prototype of which a list makes several instances.
    fileprivate func isReused(_ object: Object) -> Bool {
        sequence(first: object) { $0.parent.map { self.objects[$0] } }.contains {
            InterfaceAPI.reusedElements.contains($0.kind)
        }
    }
}

extension String {
    /// How many folders contain both the file of this path and another one. Cost: the bytes that both begin with.
    func sharedFolders(with other: String) -> Int {
        zip(utf8, other.utf8).prefix { $0 == $1 }.count { $0.0 == UInt8(ascii: "/") }
    }
}
