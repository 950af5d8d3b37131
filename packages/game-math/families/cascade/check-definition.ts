import type { CascadeDefinition, CascadeScatter, CellWeights, SpinMode } from './definition.ts'

/** Symbols and rows that the engines' packed numbers have room for. */
const mostSymbols = 31
const mostRows = 8

/**
 * Refuses a definition that engine and mathematics do not promise to handle.
 * @throws RangeError with a sentence that says what to change.
 */
export function checkDefinition(definition: CascadeDefinition): void {
  checkSymbols(definition)
  checkGrid(definition)
  checkWeights(definition, 'base')
  checkWeights(definition, 'free')
  checkSpecials(definition)
  checkPlaces(definition)
  checkAmounts(definition)
}

function checkSymbols({ symbols, pays, wild, scatter, bombs }: CascadeDefinition): void {
  demand(symbols.length <= mostSymbols, `no more than ${mostSymbols} symbols`)
  demand(new Set(symbols).size === symbols.length, 'each symbol has a name of its own')
  const specials = [wild, scatter?.symbol, bombs?.symbol].filter((name) => typeof name === 'string')
  demand(new Set(specials).size === specials.length, 'wild, scatter and bomb are different symbols')
  for (const name of [...specials, ...Object.keys(pays)]) {
    demand(symbols.includes(name), `${name} stands in the list of symbols`)
  }
  for (const name of symbols) {
    demand(
      specials.includes(name) !== name in pays,
      `${name} either pays or is special, and not both`,
    )
  }
}

function checkGrid({ heights, by, wild, cornerWilds, pays }: CascadeDefinition): void {
  demand(heights.length >= 3 && heights.length <= mostRows, 'a grid has 3 to 8 reels')
  demand(
    heights.every((list) => list.length > 0 && list.every((rows) => isWhole(rows, mostRows, 1))),
    'a reel has 1 to 8 rows',
  )
  demand(by !== 'anywhere' || wild === null, 'no wild where symbols pay anywhere')
  demand(
    !cornerWilds || (wild !== null && new Set(heights.flat()).size === 1),
    'corners turn wild only in a grid of equal heights that has a wild',
  )
  const rows = Object.values(pays)
  demand(rows.length > 0 && rows.every((row) => row.every((units) => isWhole(units))), 'pays')
  demand(
    rows.every((row) => (row[0] ?? 0) === 0 && (row[1] ?? 0) === 0),
    'nothing and a single symbol pay nothing: such a cascade might never end',
  )
}

function checkWeights(definition: CascadeDefinition, mode: SpinMode): void {
  const { heights, symbols, by, wild, bombs } = definition
  const weights = definition.weights[mode]
  demand(weights.length === heights.length, `${mode}: weights for each reel`)
  for (const [reel, one] of weights.entries()) {
    const names = Object.keys(one)
    demand(
      names.every((name) => symbols.includes(name)),
      `${mode}: weights name symbols`,
    )
    demand(
      Object.values(one).every((weight) => isWhole(weight, mostWeight)),
      `${mode}: weights are whole numbers up to ${mostWeight}`,
    )
    demand(total(one) > 0, `${mode}: something is drawn on reel ${reel + 1}`)
    const wilds = wild === null ? 0 : (one[wild] ?? 0)
    demand(by !== 'ways' || reel > 0 || wilds === 0, `${mode}: no wild on the first reel of ways`)
    demand(
      mode === 'free' || bombs === null || (one[bombs.symbol] ?? 0) === 0,
      'bombs land in free spins only',
    )
  }
}

const mostWeight = 65_536

const total = (weights: CellWeights): number =>
  Object.values(weights).reduce((sum, weight) => sum + weight, 0)

function checkSpecials({ climb, bombs, scatter }: CascadeDefinition): void {
  for (const ladder of [climb.base, climb.free]) {
    demand(
      ladder[0] === 1 &&
        ladder.every((factor, i) => isWhole(factor, 1000) && factor > (ladder[i - 1] ?? 0)),
      'multipliers climb in whole numbers from 1',
    )
  }
  demand(
    bombs === null ||
      (bombs.values.length > 0 &&
        bombs.values.every(
          ({ value, weight }) => isWhole(value, 1000, 2) && isWhole(weight, mostWeight, 1),
        )),
    'a bomb multiplies by 2 to 1000',
  )
  if (scatter !== null) checkScatter(scatter)
}

function checkScatter({ pays, freeSpins, extra, most }: CascadeScatter): void {
  for (const list of [pays, freeSpins, extra]) {
    demand(
      list.length > 0 && list[0] === 0 && list.every((count) => isWhole(count)),
      'what scatters give begins with nothing for none',
    )
  }
  demand(isWhole(most, 1000) && freeSpins.every((count) => count <= most), 'most free spins')
}

function checkPlaces({ placeMultipliers, by, heights }: CascadeDefinition): void {
  if (placeMultipliers === undefined) return
  demand(
    by !== 'ways' && new Set(heights.flat()).size === 1,
    'places multiply only groups of cells in a grid of equal heights',
  )
  demand(
    placeMultipliers[0] === 1 &&
      (placeMultipliers.at(-1) ?? 1) > 1 &&
      placeMultipliers.every(
        (factor, wins) => isWhole(factor, 1000) && factor >= (placeMultipliers[wins - 1] ?? 1),
      ),
    'what places multiply by are whole numbers that rise from 1 and never fall',
  )
}

function checkAmounts({ unitsPerStake, betLevels, maxUnits }: CascadeDefinition): void {
  demand(isWhole(unitsPerStake, 10_000, 1), 'units per stake')
  demand(isWhole(maxUnits, 2 ** 31, 1), 'the most a round wins')
  demand(
    betLevels.length > 0 &&
      betLevels.every(
        (stake, i) =>
          isWhole(stake) && stake > (betLevels[i - 1] ?? 0) && stake % unitsPerStake === 0,
      ),
    'stakes ascend and make whole units',
  )
}

function isWhole(value: number, most: number = Number.MAX_SAFE_INTEGER, least = 0): boolean {
  return Number.isSafeInteger(value) && value >= least && value <= most
}

function demand(holds: boolean, rule: string): void {
  if (!holds) throw new RangeError(`cascade definition: ${rule}`)
}
