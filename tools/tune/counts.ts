/** How many of each symbol the strip of a reel holds: `counts[reel]`, by symbol. A symbol that a strip lacks is not named. */
export type ReelCounts = readonly ReadonlyMap<string, number>[]

export type Strips = readonly (readonly string[])[]

export function countsOf(strips: Strips): ReelCounts {
  return strips.map((strip) => {
    const counts = new Map<string, number>()
    for (const symbol of strip) counts.set(symbol, (counts.get(symbol) ?? 0) + 1)
    return counts
  })
}
