// Symbols that are two of another in one cell.

/** A symbol as a cell: what it counts as, how many of it, and what a win through it is multiplied by. */
export function cellOf({ splits = [] }, symbol) {
  const split = splits.find((one) => one.symbol === symbol)
  return split === undefined
    ? { symbol, size: 1, times: 1 }
    : { symbol: split.of, size: 2, times: 1 }
}
