func f() {
  for item in items() where item.isOn {
    use(item)
  }
  done()
}
// graph f
// 0: items() -> 1
// 1: for item? -> element 2, end 4
// 2: let item; item.isOn? -> true 3, false 1
// 3: use(item) -> 1
// 4: done() -> exit
