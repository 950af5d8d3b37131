/**
 * An endless strip of symbols that runs downwards past a window. Index `i` is in the top row when the position is `i`; larger
 * indexes come in from above. What has not been laid yet is filler.
 */
export interface Strip {
  symbolAt(index: number): string
  /** Lays `column` (top to bottom) so that it fills the window when the position is `index`. */
  lay(column: readonly string[], index: number): void
  /** Forgets what has run out below `index`. */
  forget(index: number): void
}

/** @param filler gives the next symbol that only passes by; it never decides what is shown at rest. */
export function createStrip(filler: () => string): Strip {
  const laid = new Map<number, string>()
  return {
    symbolAt: (index) => {
      const known = laid.get(index)
      if (known !== undefined) return known
      const symbol = filler()
      laid.set(index, symbol)
      return symbol
    },
    lay: (column, index) => column.forEach((symbol, row) => laid.set(index - row, symbol)),
    forget: (index) => {
      for (const known of laid.keys()) if (known < index) laid.delete(known)
    },
  }
}
