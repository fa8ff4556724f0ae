import Testing
import TimerlintNibs

@Suite struct NibTests {
    private func nib(_ text: String) -> Nib {
        var reader = NibReader(Array(text.utf8))
        return reader.read()
    }

    private let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="vc-1">
            <!-- <action selector="inAComment:"/> -->
            <scenes>
                <scene sceneID="s-1">
                    <objects>
                        <viewController id="vc-1" customClass="ClockController" customModule="App">
                            <view key="view" id="v-1">
                                <subviews>
                                    <tableView id="t-1"/>
                                    <button id="b-1">
                                        <connections><action selector="start:" destination="vc-1" eventType="touchUpInside" id="a-1"/></connections>
                                    </button>
                                </subviews>
                            </view>
                            <connections><outlet property="list" destination="t-1" id="o-1"/></connections>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="f-1"/>
                    </objects>
                </scene>
                <scene sceneID="s-2"><objects><viewController id="vc-2" customClass="A&amp;B"/></objects></scene>
            </scenes>
        </document>
        """

    @Test func aStoryboardSaysWhatItStartsWithAndWhatItsControlsSend() throws {
        let nib = nib(storyboard)
        #expect(nib.initialController == "vc-1")
        #expect(nib.selectors == ["start:"])
        #expect(nib.sceneCount == 2)
        #expect(nib.object("vc-1")?.outlets == [Nib.Outlet(property: "list", destination: "t-1")])
        #expect(nib.object("b-1")?.actions == [Nib.Action(selector: "start:", target: "vc-1", event: "touchUpInside")])
    }

    @Test func objectsKnowTheirSceneAndWhatHoldsThem() throws {
        let nib = nib(storyboard)
        #expect(
            nib.objects(inScene: 0).map(\.kind) == ["viewController", "view", "tableView", "button", "placeholder"])
        #expect(nib.objects(inScene: 1).map(\.customClass) == ["A&B"])
        let table = try #require(nib.object("t-1"))
        #expect(table.parent.map { nib.objects[$0].id } == "v-1")
        #expect(nib.object("f-1")?.isPlaceholder == true)
    }

    @Test func aXibIsOneScene() {
        let nib = nib(
            #"<document><objects><customObject id="1" customClass="Keeper"/><window id="2"/></objects></document>"#)
        #expect(nib.sceneCount == 1)
        #expect(nib.classes == ["Keeper"])
        #expect(nib.objects.map(\.scene) == [0, 0])
    }

    @Test func connectionsOfOldFilesAreTexts() {
        let nib = nib(
            #"<archive><object class="IBActionConnection"><string key="label">stop:</string></object><string key="className">Keeper</string></archive>"#
        )
        #expect(nib.selectors == ["stop:"])
        #expect(nib.classes == ["Keeper"])
    }

    @Test func outletsOfOldFilesAreNoActions() {
        let nib = nib(
            #"<archive><object class="IBCocoaTouchOutletConnection"><string key="label">stop</string></object></archive>"#
        )
        #expect(nib.selectors.isEmpty)
        #expect(nib.oldOutlets == ["stop"])
    }

    @Test(arguments: [
        #"<string key="-1.CustomClassName">Owner</string><string key="4.CustomClassName">Dial</string>"#,
        #"<object key="dict.sortedKeys"><bool key="EncodedWithXMLCoder">YES</bool><string>-1.CustomClassName</string><string>3.Insets</string><string>4.CustomClassName</string></object><object key="dict.values"><bool key="EncodedWithXMLCoder">YES</bool><string>Owner</string><object><reference key="dict.values"/></object><string>Dial</string></object>"#,
    ])
    func oldFilesForTouchDevicesTellTheClassOfEachObject(properties: String) {
        let nib = nib(
            #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><object key="flattenedProperties">"#
                + properties + #"</object><string key="className">Unused</string></archive>"#)
        #expect(nib.oldInstances == ["Owner", "Dial"])
        #expect(nib.classes == ["Dial"])
        #expect(nib.tellsInstances)
    }

    @Test(arguments: [
        "", "<", "<a", "<a b", "<a b=\"", "<a></b>", "<!DOCTYPE a [<!ENTITY x \"y\">]><a>&x;</a>", "<![CDATA[",
        "&#x110000;", "</a>",
    ])
    func whatCannotBeUnderstoodEndsTheFile(text: String) {
        #expect(nib(text).objects.isEmpty)
    }

    @Test func nestingIsBounded() {
        let deep = String(repeating: #"<view id="x">"#, count: 100_000)
        #expect(nib("<objects>" + deep).objects.count == 255)
    }

    @Test func aViewsBindingShowsTheLastKeyOfItsPath() {
        let binding = { (path: String) in
            #"<connections><binding destination="-2" name="value" keyPath="\#(path)" id="B-1"/></connections>"#
        }
        let nib = nib(
            """
            <document><objects><arrayController id="A-1">\(binding("guests"))</arrayController><window id="W-1">\
            <textField id="T-1">\(binding("self.order.total"))</textField></window></objects></document>
            """)
        #expect(nib.shownKeys == ["total"])
    }

    @Test func beforeXcode4ABindingHasAKeyPathOfItsOwn() {
        let nib = nib(
            """
            <archive type="com.apple.InterfaceBuilder3.Cocoa.XIB"><data><object class="NSNibBindingConnector">\
            <string key="NSBinding">value</string><string key="NSKeyPath">self.level</string></object></data></archive>
            """)
        #expect(nib.shownKeys == ["level"])
    }
}
