import XCTest

protocol Payment {
  func pay()
}

final class StandInPayment: Payment {
  func pay() {
    DispatchQueue.global().async {
      Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in print("paid") }  // expect: no_run_loop(note)
    }
  }
}

final class CheckoutTests: XCTestCase {
  func testKeepsThePayment() {
    let payments: [Payment] = [StandInPayment()]
    XCTAssertEqual(payments.count, 1)
  }
}

final class StandInDelivery {
  func deliver() {
    DispatchQueue.global().async {
      Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in print("here") }  // expect: no_run_loop(error)
    }
  }
}

final class DeliveryTests: XCTestCase {
  func testDelivers() {
    let delivery = StandInDelivery()
    delivery.deliver()
    XCTAssertNotNil(delivery)
  }
}
