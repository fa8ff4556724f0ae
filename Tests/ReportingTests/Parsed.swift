import Foundation
import TimerlintReporting

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A JSON text as parsed by an independent parser.
struct ParsedJSON {
    let value: Any?

    init(_ text: String) throws {
        value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: [.fragmentsAllowed])
    }

    private init(value: Any?) { self.value = value }

    subscript(key: String) -> ParsedJSON { ParsedJSON(value: (value as? [String: Any])?[key]) }

    subscript(index: Int) -> ParsedJSON {
        let list = list
        return list.indices.contains(index) ? list[index] : ParsedJSON(value: nil)
    }

    var list: [ParsedJSON] { (value as? [Any] ?? []).map { ParsedJSON(value: $0) } }
    var keys: Set<String> { Set((value as? [String: Any] ?? [:]).keys) }
    var text: String? { value as? String }
    var number: Int? { value as? Int }
    var flag: Bool? { value as? Bool }
}

/// The elements of an XML text in order, as parsed by an independent parser.
final class ParsedXML: NSObject, XMLParserDelegate {
    struct Element {
        let name: String
        let attributes: [String: String]
        var text = ""
    }

    private(set) var elements: [Element] = []
    private var open: [Int] = []
    private(set) var isWellFormed = false

    init(_ text: String) {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        isWellFormed = parser.parse()
    }

    func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        open.append(elements.count)
        elements.append(Element(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if let last = open.last { elements[last].text += string }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }
}
