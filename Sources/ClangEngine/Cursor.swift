import TimerlintCLibclang

/// A node of clang's AST.
package struct Cursor {
    package let unit: TranslationUnit
    let raw: ClangCursor

    /// Numbers of CXCursorKind; these are the same from LLVM 14 to 21.
    package enum Kind: Int32 {
        case functionDecl = 8, varDecl = 9, parmDecl = 10
        case interfaceDecl = 11, instanceMethod = 16, classMethod = 17, implementation = 18, categoryImplementation = 19
        case ivarDecl = 15, cxxMethod = 21, constructor = 24, destructor = 25, conversionFunction = 26,
            functionTemplate = 30
        case classRef = 42, typeRef = 43
        case declRefExpr = 101, memberRefExpr = 102, messageExpr = 104, blockExpr = 105, lambdaExpr = 144,
            compoundStmt = 202
        case macroDefinition = 501, macroExpansion = 502
    }

    package var kind: Kind? { Kind(rawValue: raw.kind) }
    package var spelling: String { unit.functions.take(unit.functions.getCursorSpelling(raw)) }
    package var type: String { unit.functions.take(unit.functions.getTypeSpelling(unit.functions.getCursorType(raw))) }
    package var canonicalType: String {
        let functions = unit.functions
        return functions.take(functions.getTypeSpelling(functions.getCanonicalType(functions.getCursorType(raw))))
    }
    package var referenced: Cursor { Cursor(unit: unit, raw: unit.functions.getCursorReferenced(raw)) }
    /// `nil` outside of the main file.
    package var range: Range<Int>? { unit.rangeInMainFile(unit.functions.getCursorExtent(raw)) }
    /// The offset of its name; `nil` outside of the main file.
    package var nameOffset: Int? {
        let place = unit.place(unit.functions.getCursorLocation(raw))
        return unit.isMain(place.file) ? place.offset : nil
    }
    package var isInSystemHeader: Bool {
        unit.functions.Location_isInSystemHeader(unit.functions.getCursorLocation(raw)) != 0
    }
    package var isFunctionLikeMacro: Bool { unit.functions.Cursor_isMacroFunctionLike(raw) != 0 }
    package var tokens: [TranslationUnit.Token] { unit.tokens(unit.functions.getCursorExtent(raw)) }

    package var children: [Cursor] {
        var found: [Cursor] = []
        visit { child in
            found.append(child)
            return false
        }
        return found
    }

    /// Calls `body` for each child, and recurses into the child if `body` returns true.
    package func visit(_ body: (Cursor) -> Bool) {
        withoutActuallyEscaping(body) { body in
            let visit = Visit(unit: unit, body: body)
            withExtendedLifetime(visit) {
                // The callback is a plain C function, so its state is passed as client data.
                _ = unit.functions.visitChildren(
                    raw,
                    { cursor, _, data in
                        let visit = Unmanaged<Visit>.fromOpaque(data!).takeUnretainedValue()
                        return visit.body(Cursor(unit: visit.unit, raw: cursor)) ? 2 : 1
                    }, Unmanaged.passUnretained(visit).toOpaque())
            }
        }
    }

    private final class Visit {
        let unit: TranslationUnit
        let body: (Cursor) -> Bool

        init(unit: TranslationUnit, body: @escaping (Cursor) -> Bool) {
            self.unit = unit
            self.body = body
        }
    }
}
