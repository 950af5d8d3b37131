/** How a symbol stands on the reels, as its wins see it. */
export interface Standing {
  /** By reel: how likely it or a wild is at one place of a line. */
  readonly onLine: readonly number[]
  /** By reel: how many of it or of wilds are in view on average, and how likely none is. */
  readonly inView: readonly { readonly mean: number; readonly none: number }[]
}

/** How a symbol stands on strips, with what substitutes for it. */
export function standingOf(
  strips: readonly (readonly string[])[],
  rows: number,
  names: readonly string[],
): Standing {
  const is = (symbol: string | undefined): boolean => symbol !== undefined && names.includes(symbol)
  return {
    onLine: strips.map((strip) => strip.filter(is).length / strip.length),
    inView: strips.map((strip) => {
      const windows = strip.map((_, top) => {
        const view = Array.from({ length: rows }, (_row, row) => strip[(top + row) % strip.length])
        return view.filter(is).length
      })
      const sum = windows.reduce((all, count) => all + count, 0)
      return {
        mean: sum / windows.length,
        none: windows.filter((count) => count === 0).length / windows.length,
      }
    }),
  }
}

/** How often a run of just so many pays, per spin: over all lines, or as often as there are ways. Wilds never open a run: the first reel has none. */
export function runsOf(
  { onLine, inView }: Standing,
  by: { readonly lines: number } | 'ways',
): readonly number[] {
  const reels = onLine.length
  return Array.from({ length: reels + 1 }, (_, length) => {
    if (length === 0) return 0
    if (by === 'ways') {
      const ways = inView.slice(0, length).reduce((all, { mean }) => all * mean, 1)
      return ways * (length < reels ? (inView[length]?.none ?? 1) : 1)
    }
    const run = onLine.slice(0, length).reduce((all, chance) => all * chance, 1)
    return by.lines * run * (length < reels ? 1 - (onLine[length] ?? 0) : 1)
  })
}

/** How likely at least three of a symbol are in view, of which a reel shows one at most. */
export function threeInView({ inView }: Standing): number {
  const chances = inView.reduce<readonly number[]>(
    (sofar, { none }) =>
      Array.from({ length: sofar.length + 1 }, (_, count) => {
        return (sofar[count] ?? 0) * none + (sofar[count - 1] ?? 0) * (1 - none)
      }),
    [1],
  )
  return 1 - (chances[0] ?? 0) - (chances[1] ?? 0) - (chances[2] ?? 0)
}
