/** What a definition says of its stakes. */
interface Ladder {
  readonly unitsPerStake: number
  readonly betLevels: readonly number[]
  readonly maxUnits: number
}

/** What is wrong with the stakes of a definition and with the most that its rounds win; null when nothing is. */
export function ladderFault({ unitsPerStake, betLevels, maxUnits }: Ladder): string | null {
  if (!isAmount(unitsPerStake)) return 'a stake must be a whole number of units'
  if (!isAmount(maxUnits)) return 'the most a round wins must be whole units'
  if (betLevels.length === 0) return 'there must be a stake to bet'
  const falling = betLevels.find((stake, i) => !isAmount(stake) || stake <= (betLevels[i - 1] ?? 0))
  if (falling !== undefined) {
    return `stake ${falling} must be a whole number and greater than the one before`
  }
  const broken = betLevels.find((stake) => stake % unitsPerStake !== 0)
  return broken === undefined
    ? null
    : `stake ${broken} must be a multiple of ${unitsPerStake}, or pays are not whole`
}

const isAmount = (value: number): boolean => Number.isSafeInteger(value) && value > 0
