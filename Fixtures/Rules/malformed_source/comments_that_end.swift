import Foundation

/* One /* inside */ another, over
   two lines. */
func ring() {
  let timer = Timer(timeInterval: 1, repeats: false) { _ in }  /* at the end */
  RunLoop.main.add(timer, forMode: .common)
}

// A line comment with /* in it opens none.
