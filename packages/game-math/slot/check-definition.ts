import { reelCount, rowCount, type SlotDefinition } from './definition.ts'

/**
 * Holds a definition to what engine and exact mathematics rely on.
 * @throws RangeError that names the first broken rule.
 */
export function checkDefinition(definition: SlotDefinition): void {
  checkLines(definition)
  checkPays(definition)
  checkFeatures(definition)
  checkLadder(definition)
  const { base, free } = definition.strips
  for (const strips of [base, free]) checkStrips(definition, strips)
  const { scatter, pick } = definition
  demand(
    !free.flat().some((symbol) => symbol === scatter.symbol || symbol === pick.symbol),
    'free strips hold neither scatter nor pick symbol',
  )
  demand(unfeaturedMost(definition) < definition.maxUnits, 'only free spins reach the most')
}

function checkLines({ lines }: SlotDefinition): void {
  demand(lines.length >= 1 && lines.length <= 30, 'lines fit the bits of one number')
  demand(
    lines.every(
      (line) => line.length === reelCount && line.every((row) => isWhole(row, rowCount - 1)),
    ),
    'a line names a row for every reel',
  )
  demand(new Set(lines.map(String)).size === lines.length, 'no two lines are the same')
}

function checkPays({ symbols, pays, wild, scatter, pick }: SlotDefinition): void {
  demand(new Set(symbols).size === symbols.length, 'no two symbols share a name')
  const special = [wild, scatter.symbol, pick.symbol]
  demand(
    [...special, ...Object.keys(pays)].every((name) => symbols.includes(name)),
    'every name is a symbol',
  )
  demand(
    symbols.every((name) => special.includes(name) !== name in pays),
    'every symbol is special or pays on lines, never both',
  )
  for (const row of Object.values(pays)) checkRow(row, 'a longer run never pays less')
}

function checkFeatures({ scatter, pick, freeSpins }: SlotDefinition): void {
  checkRow(scatter.pays, 'more scatters never pay less')
  checkRow(scatter.freeSpins, 'more scatters never give fewer free spins')
  demand(
    pick.reels.length > 0 && pick.reels.every((reel) => isWhole(reel, reelCount - 1)),
    'pick reels',
  )
  demand(new Set(pick.reels).size === pick.reels.length, 'pick reels are different')
  demand(
    pick.prizes.length > 0 && pick.prizes.every((prize) => isWhole(prize) && prize > 0),
    'prizes are whole and positive',
  )
  demand(isWhole(pick.enders) && pick.enders > 0, 'something ends the pick bonus')
  demand(isWhole(freeSpins.extraPerWildReel), 'extra free spins are whole')
}

function checkRow(row: readonly number[], rule: string): void {
  demand(row.length === reelCount + 1 && row.every((entry) => isWhole(entry)), 'six whole entries')
  demand(row.every((entry, n) => n === 0 || entry >= (row[n - 1] ?? 0)) && row[0] === 0, rule)
}

function checkLadder({ betLevels, unitsPerStake, maxUnits }: SlotDefinition): void {
  demand(isWhole(unitsPerStake) && unitsPerStake > 0, 'units per stake')
  demand(isWhole(maxUnits) && maxUnits > 0, 'the most a round wins')
  demand(
    betLevels.length > 0 &&
      betLevels.every(
        (stake, i) =>
          isWhole(stake) && stake > (betLevels[i - 1] ?? 0) && stake % unitsPerStake === 0,
      ),
    'stakes ascend and make whole units',
  )
}

/**
 * Special symbols keep so far apart, also around the end of the strip, that a window shows one at most: then
 * P(shown) is rows x count / length, and a wild that expands covers no other special symbol.
 */
function checkStrips(definition: SlotDefinition, strips: readonly (readonly string[])[]): void {
  const { symbols, wild, scatter, pick } = definition
  demand(strips.length === reelCount, 'one strip a reel')
  strips.forEach((strip, reel) => {
    demand(strip.length >= rowCount, 'a strip fills its window')
    demand(
      strip.every((name) => symbols.includes(name)),
      'every name is a symbol',
    )
    demand(reel > 0 || !strip.includes(wild), 'no wild on the first reel')
    demand(
      pick.reels.includes(reel) || !strip.includes(pick.symbol),
      'pick symbols are on their reels only',
    )
    const isSpecial = strip.map((name) => [wild, scatter.symbol, pick.symbol].includes(name))
    demand(
      isSpecial.every(
        (special, at) =>
          !special ||
          !Array.from(
            { length: rowCount - 1 },
            (_, i) => isSpecial[(at + i + 1) % strip.length],
          ).some(Boolean),
      ),
      'a window shows one special symbol at most',
    )
  })
}

/** More than a round can win without free spins. */
function unfeaturedMost({ lines, pays, scatter, pick }: SlotDefinition): number {
  const line = Math.max(...Object.values(pays).flat())
  const prizes = pick.prizes.reduce((sum, prize) => sum + prize, 0)
  return lines.length * line + Math.max(...scatter.pays) + prizes
}

function isWhole(value: number, most: number = Number.MAX_SAFE_INTEGER): boolean {
  return Number.isSafeInteger(value) && value >= 0 && value <= most
}

function demand(holds: boolean, rule: string): void {
  if (!holds) throw new RangeError(`slot definition: ${rule}`)
}
