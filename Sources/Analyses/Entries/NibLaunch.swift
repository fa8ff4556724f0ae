import TimerlintNibs

/// The scenes that an application shows from its launch on: the initial one of its main storyboard, and those that it contains
/// from the start, also initial ones of other storyboards to which only they refer. Input: all files. Output: the scenes of each.
struct NibLaunch {
    /// By the index of the file.
    private(set) var scenes: [Set<Int>]

    private let files: [(path: String, nib: Nib)]

    init(_ files: [(path: String, nib: Nib)]) {
        self.files = files
        scenes = Array(repeating: [], count: files.count)
        let references = files.flatMap { $0.nib.objects.compactMap(\.reference) }
        let counts = Dictionary(references.map { ($0, 1) }, uniquingKeysWith: +)
        for number in files.indices where Self.isMainStoryboard(files[number].path) {
            add(files[number].nib.initialController, of: number, counts)
        }
    }

    /// Adds a controller and what it contains from the start. `counts`: how many placeholders refer to a controller.
    private mutating func add(_ controller: String?, of number: Int, _ counts: [Nib.Reference: Int]) {
        let nib = files[number].nib
        var found: Set<String> = []
        var waiting = [controller].compactMap { $0 }
        while let id = waiting.popLast(), let object = nib.object(id) {
            guard found.insert(id).inserted else { continue }
            scenes[number].insert(object.scene)
            waiting += object.outlets.filter { $0.property == Nib.Outlet.relationship }.map(\.destination)
            // Code, too, may load a controller that has an identifier.
            guard let reference = object.reference, reference.identifier == nil, counts[reference] == 1,
                let other = file(named: reference.storyboard, near: files[number].path), scenes[other].isEmpty
            else { continue }
            add(files[other].nib.initialController, of: other, counts)
        }
    }

    /// The storyboard of that name in the nearest folder.
    private func file(named name: String, near path: String) -> Int? {
        files.indices.filter { Self.name(ofStoryboard: files[$0].path) == name }.max {
            sharedFolders(files[$0].path, path) < sharedFolders(files[$1].path, path)
        }
    }

    private func sharedFolders(_ one: String, _ other: String) -> Int {
        zip(one.split(separator: "/").dropLast(), other.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
    }

    /// `Main.storyboard`, as Xcode's templates name it.
    static func isMainStoryboard(_ path: String) -> Bool { name(ofStoryboard: path)?.contains("Main") == true }

    /// `Live` of `Base.lproj/Live.storyboard`.
    static func name(ofStoryboard path: String) -> String? {
        guard path.hasSuffix(".storyboard") else { return nil }
        return path.split(separator: "/").last.map { String($0.dropLast(".storyboard".count)) }
    }
}
