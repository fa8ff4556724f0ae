import Dispatch
let timer = make()
if timer.isOn { start(timer) }
// graph top
// 0: make(); let timer; timer.isOn? -> true 1, false exit
// 1: start(timer) -> exit
