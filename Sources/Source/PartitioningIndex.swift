extension RandomAccessCollection {
    /// The first index whose element satisfies the condition; the end if none does. Elements that satisfy it
    /// must follow all those that do not. Cost: binary search.
    @inlinable package func partitioningIndex(where condition: (Element) -> Bool) -> Index {
        var low = startIndex
        var length = count
        while length > 0 {
            let middle = index(low, offsetBy: length / 2)
            if condition(self[middle]) {
                length /= 2
            } else {
                low = index(after: middle)
                length -= length / 2 + 1
            }
        }
        return low
    }
}
