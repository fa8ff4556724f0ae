import Combine
import SwiftUI
import UIKit

final class Model: NSObject, ObservableObject {
  @Published var text = ""
  @Published var isSorted = false
  @Published var level = 0.0
  @Published var ticks = 0
  @Published var loaded = 0
  @Published var scrolled = 0.0
  @Published var typed = ""
  @Published var pressed = 0
  @Published var slid: Float = 0
  @Published var sent = 0
  @Published var found = ""
  @Published var kept = 0
  @Published var bound = ""
  @Published var changed = ""
  @Published var loud = false
  private let field = UITextField()
  private let slider = UISlider()
  private let subject = PassthroughSubject<Int, Never>()
  private let rare = PassthroughSubject<Int, Never>()
  private var set: Set<AnyCancellable> = []
  private var timer: Timer?

  override init() {
    super.init()
    loaded = 1
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.ticks += 1 }
    field.addTarget(self, action: #selector(type), for: .editingChanged)
    field.addTarget(self, action: #selector(press), for: .touchUpInside)
    slider.addTarget(self, action: #selector(slide), for: .valueChanged)
    subject.sink { [weak self] in self?.sent = $0 }.store(in: &set)
    rare.sink { [weak self] _ in self?.loud = true }.store(in: &set)
    $text.debounce(for: 0.1, scheduler: DispatchQueue.main).sink { [weak self] in self?.found = $0 }.store(in: &set)
  }

  @objc private func type() { typed = field.text ?? "" }

  @objc private func press() {
    pressed += 1
    rare.send(pressed)
  }

  @objc private func slide() {
    slid = slider.value
    subject.send(Int(slid))
  }

  deinit { timer?.invalidate() }
}

extension Model: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled = scrollView.contentOffset.y }
}

struct ModelView: View {
  @ObservedObject var model: Model

  var body: some View {
    VStack {
      TextField("Text", text: $model.text)
      Toggle("Sorted", isOn: $model.isSorted)
      Slider(value: $model.level)
      TextField("Bound", text: Binding(get: { model.bound }, set: { model.bound = $0 }))
      Text(model.text).onChange(of: model.text) { model.changed = "yes" }
      Text(model.found)
    }
  }
}

// paces
// 6 text: continual
// 7 isSorted: occasional
// 8 level: continual
// 9 ticks: continual
// 10 loaded: seldom
// 11 scrolled: continual
// 12 typed: continual
// 13 pressed: occasional
// 14 slid: continual
// 15 sent: continual
// 16 found: continual
// 17 kept: never
// 18 bound: continual
// 19 changed: continual
// 20 loud: occasional
