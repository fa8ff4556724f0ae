extension RandomAccessCollection {
    /// The first index whose element fulfills a condition that, once fulfilled, stays so; the end where none does.
    /// Cost: binary search.
    package func partitioningIndex(where condition: (Element) -> Bool) -> Index {
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
