/// `initialize`: the client's capabilities and the server's answer.

struct InitializeParameters: Decodable {
    var processId: Int?
    var rootPath: String?
    var rootUri: String?
    var workspaceFolders: [WorkspaceFolder]?
    var initializationOptions: JSONValue?
    var capabilities: ClientCapabilities?
}

struct WorkspaceFolder: Codable, Hashable {
    var uri: String
    var name: String?
}

/// Only the capabilities that the server uses, all optional.
struct ClientCapabilities: Decodable, Sendable {
    var general: General?
    var workspace: Workspace?
    var textDocument: TextDocument?
    var window: Window?

    struct General: Decodable, Sendable { var positionEncodings: [String]? }

    struct Workspace: Decodable, Sendable {
        var workspaceEdit: WorkspaceEdit?
        var didChangeWatchedFiles: Registration?
        var configuration: Bool?
        var workspaceFolders: Bool?
        var diagnostics: Diagnostics?

        struct WorkspaceEdit: Decodable, Sendable { var documentChanges: Bool? }
        struct Diagnostics: Decodable, Sendable { var refreshSupport: Bool? }
    }

    struct TextDocument: Decodable, Sendable {
        var diagnostic: Present?
        var codeAction: CodeAction?
        var hover: Hover?
        var publishDiagnostics: PublishDiagnostics?

        struct CodeAction: Decodable, Sendable {
            var resolveSupport: ResolveSupport?
            var dataSupport: Bool?
            var isPreferredSupport: Bool?
            var disabledSupport: Bool?

            struct ResolveSupport: Decodable, Sendable { var properties: [String]? }
        }
        struct Hover: Decodable, Sendable { var contentFormat: [String]? }
        struct PublishDiagnostics: Decodable, Sendable {
            var relatedInformation: Bool?
            var codeDescriptionSupport: Bool?
            var dataSupport: Bool?
        }
    }

    struct Window: Decodable, Sendable {
        var workDoneProgress: Bool?
        var showDocument: ShowDocument?

        struct ShowDocument: Decodable, Sendable { var support: Bool? }
    }

    struct Registration: Decodable, Sendable { var dynamicRegistration: Bool? }

    /// A capability whose mere presence matters.
    struct Present: Decodable, Sendable {}
}

struct InitializeResult: Encodable {
    var capabilities: ServerCapabilities
    var serverInfo: ServerInfo

    struct ServerInfo: Encodable {
        var name: String
        var version: String
    }
}

struct ServerCapabilities: Encodable {
    var positionEncoding: PositionEncoding
    var textDocumentSync = Sync()
    var codeActionProvider = CodeActions()
    var hoverProvider = true
    var executeCommandProvider = Commands()
    var workspace = Workspace()
    /// Only if the user enabled them.
    var inlayHintProvider: Bool?
    var codeLensProvider: CodeLenses?
    /// Only for clients that pull diagnostics.
    var diagnosticProvider: Diagnostics?

    struct Sync: Encodable {
        var openClose = true
        /// Incremental synchronization.
        var change = 2
        var save = true
    }

    struct CodeActions: Encodable {
        var codeActionKinds = [CodeActionKind.quickFix, CodeActionKind.fixAll]
        var resolveProvider = true
    }

    struct Commands: Encodable { var commands = [ExplainCommand.name] }

    struct Workspace: Encodable {
        var workspaceFolders = Folders()

        struct Folders: Encodable {
            var supported = true
            var changeNotifications = true
        }
    }

    struct CodeLenses: Encodable { var resolveProvider = false }

    struct Diagnostics: Encodable {
        var identifier = "timerlint"
        var interFileDependencies = true
        var workspaceDiagnostics = true
    }
}
