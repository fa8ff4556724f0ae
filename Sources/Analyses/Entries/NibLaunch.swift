import TimerlintNibs

/// The scenes that an application shows from its launch on: the initial one of its main storyboard, and those that it
/// contains from the start, also initial ones of other storyboards to which only they refer. Input: all files. Output: the
/// scenes of each.
struct NibLaunch {
    /// By the index of the file.
    private(set) var scenes: [Set<Int>]

    private let files: [(path: String, nib: Nib)]
    /// The indices of the storyboards of a name.
    private let storyboards: [String: [Int]]

    init(_ files: [(path: String, nib: Nib)]) {
        self.files = files
        scenes = Array(repeating: [], count: files.count)
        let named = files.indices.filter { Self.name(ofStoryboard: files[$0].path) != nil }
        storyboards = Dictionary(grouping: named) { Self.name(ofStoryboard: files[$0].path) ?? "" }
        let references = files.flatMap { $0.nib.objects.compactMap(\.reference) }
        let single = Set(Dictionary(references.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value == 1 }.keys)
        var waiting = named.filter { Self.isMainStoryboard(files[$0].path) }
        while let number = waiting.popLast() {
            for reference in addFirstScenes(of: number) where single.contains(reference) {
                // Code, too, may load a controller that has an identifier.
                guard reference.identifier == nil,
                    let other = storyboard(reference.storyboard, near: files[number].path),
                    scenes[other].isEmpty
                else { continue }
                waiting.append(other)
            }
        }
    }

    /// Adds the scene of a storyboard's initial controller, and those of what that contains from the start. Returns the
    /// references to other storyboards among them.
    private mutating func addFirstScenes(of number: Int) -> [Nib.Reference] {
        let nib = files[number].nib
        var found: Set<String> = []
        var references: [Nib.Reference] = []
        var waiting = [nib.initialController].compactMap { $0 }
        while let id = waiting.popLast(), let object = nib.object(id) {
            guard found.insert(id).inserted else { continue }
            scenes[number].insert(object.scene)
            if let reference = object.reference { references.append(reference) }
            waiting += object.outlets.filter { $0.property == Nib.Outlet.relationship }.map(\.destination)
            let embedding = nib.objects.filter { $0.scene == object.scene }.flatMap(\.outlets)
            waiting += embedding.filter { $0.property == Nib.Outlet.embedding }.map(\.destination)
        }
        return references
    }

    /// The storyboard of that name in the nearest folder.
    private func storyboard(_ name: String, near path: String) -> Int? {
        storyboards[name]?.max {
            files[$0].path.sharedFolders(with: path) < files[$1].path.sharedFolders(with: path)
        }
    }

    /// `Main.storyboard`, as Xcode's templates name it.
    static func isMainStoryboard(_ path: String) -> Bool { name(ofStoryboard: path)?.contains("Main") == true }

    /// `Live` of `Base.lproj/Live.storyboard`.
    static func name(ofStoryboard path: String) -> String? {
        guard path.hasSuffix(".storyboard") else { return nil }
        return path.split(separator: "/").last.map { String($0.dropLast(".storyboard".count)) }
    }
}
