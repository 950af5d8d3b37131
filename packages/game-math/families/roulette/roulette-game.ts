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
import { type RouletteTable, tableOf } from './table.ts'

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
      return placed && countOf(placed)
    },
    open(draw, bet = {}) {
      const placed = placedBy(bet)
      if (placed === null) throw new RangeError('these chips cannot lie on this table')
      return settled(placed, item(table.pockets, draw.below(table.pockets.length)))
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

/** The whole round, once the ball lies. */
function settled(placed: readonly PlacedChips[], pocket: string): Step<RouletteState> {
  const spots = placed
    .filter(({ spot }) => spot.pockets.includes(pocket))
    .map(({ spot, count }) => ({ spot: spot.name, stake: count, pay: count * spot.pays }))
  const units = spots.reduce((sum, { pay }) => sum + pay, 0)
  const events: RoundEvent[] = [
    {
      type: 'rouletteBet',
      chips: placed.map(({ spot, count }) => ({ spot: spot.name, stake: count })),
      stake: countOf(placed),
    },
    { type: 'ballLanded', pocket },
  ]
  if (spots.length > 0) events.push({ type: 'spotsPaid', spots, pay: units, total: units })
  events.push({ type: 'roundEnded', total: units })
  return { state: { version: 1, units, done: true }, events, actions: [] }
}
