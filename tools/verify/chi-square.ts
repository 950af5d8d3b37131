/** What was counted in a class, and with which chance it was to be counted. */
export interface Counted {
  readonly seen: number
  readonly chance: number
}

export interface ChiSquare {
  readonly value: number
  readonly freedom: number
  /** How far off it is, in standard deviations of a normal distribution. */
  readonly deviations: number
}

/** Fewer than so many are expected in no class: rarer ones count together. */
const leastExpected = 10

/** Pearson's chi-square of all classes, whose chances add up to 1. */
export function chiSquare(classes: readonly Counted[]): ChiSquare {
  const total = classes.reduce((sum, { seen }) => sum + seen, 0)
  const joined = joinedRare(classes, total)
  const value = joined.reduce((sum, { seen, chance }) => {
    const expected = chance * total
    return sum + (seen - expected) ** 2 / expected
  }, 0)
  const freedom = joined.length - 1
  return { value, freedom, deviations: freedom === 0 ? 0 : deviationsOf(value, freedom) }
}

function joinedRare(classes: readonly Counted[], total: number): readonly Counted[] {
  const isRare = ({ chance }: Counted): boolean => chance * total < leastExpected
  const rare = classes.filter(isRare)
  const sum = rare.reduce(
    (so, { seen, chance }) => ({ seen: so.seen + seen, chance: so.chance + chance }),
    { seen: 0, chance: 0 },
  )
  const common = classes.filter((one) => !isRare(one))
  const smallest = common.toSorted((a, b) => a.chance - b.chance)[0]
  if (sum.chance * total >= leastExpected || !smallest)
    return rare.length > 0 ? [...common, sum] : common
  const rest = common.filter((one) => one !== smallest)
  return [...rest, { seen: smallest.seen + sum.seen, chance: smallest.chance + sum.chance }]
}

/** Wilson and Hilferty (1931): the cube root of chi-square over its degrees of freedom is nearly normal. */
function deviationsOf(value: number, freedom: number): number {
  const spread = 2 / (9 * freedom)
  return (Math.cbrt(value / freedom) - (1 - spread)) / Math.sqrt(spread)
}
