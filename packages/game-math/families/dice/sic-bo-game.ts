import type { DicePaytable } from '@fairhouse/contract/families/dice/paytable'
import { type Dice, faces } from '@fairhouse/contract/families/dice/spots'
import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import { item } from '../../at.ts'
import { definitionHash } from '../../definition-hash.ts'
import { baseMode, type Bet, type Game, type Step } from '../../game.ts'
import { checkDefinition } from './check-definition.ts'
import type { SicBoDefinition } from './definition.ts'
import { countOf, type PlacedChips, placedChips } from './placed-chips.ts'
import { readState } from './read-state.ts'
import type { DiceState } from './state.ts'
import { paysBy, type SicBoTable, tableOf } from './table.ts'

/** The version grows when the same definition would play differently. */
export const sicBoEngine = 'sic bo 1'

/**
 * A playable table of three dice from a definition.
 * @throws RangeError when the definition breaks a rule of `checkDefinition`.
 */
export function sicBoGame(definition: SicBoDefinition): Game<DiceState> {
  checkDefinition(definition)
  const { unitsPerStake, betLevels, maxUnits, mostChips } = definition
  const table = tableOf(definition)
  const placedBy = ({ mode = baseMode, selection }: Bet): readonly PlacedChips[] | null =>
    mode === baseMode ? placedChips(table, mostChips, selection) : null
  return {
    hash: definitionHash(sicBoEngine, definition),
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
      const die = (): number => item(faces, draw.below(faces.length))
      return settled(placed, [die(), die(), die()])
    },
    act(_, action) {
      throw new RangeError(`sic bo knows no ${action.type}`)
    },
    legal: () => [],
    parseState: (stored) => readState(stored, maxUnits),
  }
}

/** What players are shown of a definition. */
const paytableOf = ({ mostChips, maxUnits }: SicBoDefinition, table: SicBoTable): DicePaytable => ({
  family: 'dice',
  spots: [...table.values()].map(({ name, kind, odds, most }) => ({
    spot: name,
    kind,
    odds,
    most,
  })),
  mostChips,
  features: [],
  modes: [],
  maxUnits,
})

/** One chip on a spot of each kind, small first, and then several at once. */
function samplesOf(table: SicBoTable): readonly Bet[] {
  const firsts = new Map([...table.values()].toReversed().map(({ kind, name }) => [kind, name]))
  const names = [...firsts.values()].toReversed()
  const on = (chosen: readonly string[]): Bet => ({
    selection: { chips: Object.fromEntries(chosen.map((name) => [name, 1])) },
  })
  return [...names.map((name) => on([name])), on(names)]
}

/** The whole round, once the dice lie. */
function settled(placed: readonly PlacedChips[], dice: Dice): Step<DiceState> {
  const spots = placed
    .map(({ spot, count }) => ({ spot: spot.name, stake: count, pay: count * paysBy(spot, dice) }))
    .filter(({ pay }) => pay > 0)
  const units = spots.reduce((sum, { pay }) => sum + pay, 0)
  const events: RoundEvent[] = [
    {
      type: 'diceBet',
      chips: placed.map(({ spot, count }) => ({ spot: spot.name, stake: count })),
      stake: countOf(placed),
    },
    { type: 'diceRolled', dice },
  ]
  if (spots.length > 0) events.push({ type: 'dicePaid', spots, pay: units, total: units })
  events.push({ type: 'roundEnded', total: units })
  return { state: { version: 1, units, done: true }, events, actions: [] }
}
