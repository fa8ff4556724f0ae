/// What the tests test.
public struct Valve {
  public init() {}
}
