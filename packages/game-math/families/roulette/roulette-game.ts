import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import { item } from '../../at.ts'
import { definitionHash } from '../../definition-hash.ts'
import { baseMode, type Bet, type Game, type Step } from '../../game.ts'
import { checkDefinition } from './check-definition.ts'
import type { RouletteDefinition } from './definition.ts'
import { paytableOf } from './paytable.ts'
import { countOf, type PlacedChips, placedChips } from './placed-chips.ts'
import { readState } from './read-state.ts'
import type { RouletteState } from './state.ts'
import { paysBy, type RouletteTable, tableOf } from './table.ts'

/** The version grows when the same definition would play differently. */
export const rouletteEngine = 'roulette 1'

/**
 * A playable table from a definition.
 * @throws RangeError when the definition breaks a rule of `checkDefinition`.
 */
export function rouletteGame(definition: RouletteDefinition): Game<RouletteState> {
  checkDefinition(definition)
  const { unitsPerStake, betLevels, maxUnits, mostChips } = definition
  const table = tableOf(definition)
  const placedBy = ({ mode = baseMode, selection }: Bet): readonly PlacedChips[] | null =>
    mode === baseMode ? placedChips(table, mostChips, selection) : null
  return {
    hash: definitionHash(rouletteEngine, definition),
    unitsPerStake,
    betLevels,
    modes: [{ name: baseMode, price: unitsPerStake }],
    maxUnits,
    paytable: paytableOf(definition, table),
    samples: samplesOf(table),
    priceOf(bet) {
      const placed = placedBy(bet)
      return placed && countOf(placed) * table.chipUnits
    },
    open(draw, bet = {}) {
      const placed = placedBy(bet)
      if (placed === null) throw new RangeError('these chips cannot lie on this table')
      const pockets = Array.from({ length: table.wheels }, () =>
        item(table.pockets, draw.below(table.pockets.length)),
      )
      return settled(table, placed, pockets)
    },
    act(_, action) {
      throw new RangeError(`roulette knows no ${action.type}`)
    },
    legal: () => [],
    parseState: (stored) => readState(stored, maxUnits),
  }
}

/** One chip on a spot of each kind, the first straight up, and then several at once. */
function samplesOf({ spots }: RouletteTable): readonly Bet[] {
  const firsts = new Map([...spots.values()].toReversed().map(({ kind, name }) => [kind, name]))
  const names = [...firsts.values()].toReversed()
  const on = (chosen: readonly string[]): Bet => ({
    selection: { chips: Object.fromEntries(chosen.map((name) => [name, 1])) },
  })
  return [...names.map((name) => on([name])), on(names)]
}

/** The whole round, once every ball lies. */
function settled(
  table: RouletteTable,
  placed: readonly PlacedChips[],
  pockets: readonly string[],
): Step<RouletteState> {
  const { chipUnits } = table
  const isPaid = ({ spot }: PlacedChips): boolean =>
    pockets.some((pocket) => spot.pockets.includes(pocket))
  const amounts = (chosen: readonly PlacedChips[]) =>
    chosen.map(({ spot, count }) => ({
      spot: spot.name,
      stake: count * chipUnits,
      pay: count * pockets.reduce((sum, pocket) => sum + paysBy(table, spot, pocket), 0),
    }))
  const paid = amounts(placed.filter(isPaid))
  const halved = amounts(placed.filter((one) => !isPaid(one))).filter(({ pay }) => pay > 0)
  const [won, back] = [unitsOf(paid), unitsOf(halved)]
  const events: RoundEvent[] = [
    {
      type: 'rouletteBet',
      chips: placed.map(({ spot, count }) => ({ spot: spot.name, stake: count * chipUnits })),
      stake: countOf(placed) * chipUnits,
    },
    ...pockets.map((pocket) => ({ type: 'ballLanded', pocket }) as const),
  ]
  const units = won + back
  // What is halved is told first: the rest of what a zero takes is swept away with the wins.
  if (halved.length > 0)
    events.push({ type: 'halfReturned', spots: halved, pay: back, total: back })
  if (paid.length > 0) events.push({ type: 'spotsPaid', spots: paid, pay: won, total: units })
  events.push({ type: 'roundEnded', total: units })
  return { state: { version: 1, units, done: true }, events, actions: [] }
}

const unitsOf = (spots: readonly { readonly pay: number }[]): number =>
  spots.reduce((sum, { pay }) => sum + pay, 0)
