import { numberOf, oddsSpotOf, removable } from '@fairhouse/contract/families/craps/bets'
import type { CrapsPaytable } from '@fairhouse/contract/families/craps/paytable'
import {
  crapsSpotsByName,
  inTableOrder,
  type TwoDice,
} from '@fairhouse/contract/families/craps/spots'
import type { RoundAction, RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Draw } from '@fairhouse/fairness/draw'
import { definitionHash } from '../../definition-hash.ts'
import { type Action, baseMode, type Bet, type Game, type Step } from '../../game.ts'
import { addedChips, type Chips, countOf } from './added-chips.ts'
import { checkDefinition } from './check-definition.ts'
import type { CrapsDefinition } from './definition.ts'
import { optionsOf, samples } from './options.ts'
import { paytableOf } from './paytable-of.ts'
import { inOrder, rolled } from './roll.ts'
import { type CrapsState, readState, standingOf } from './state.ts'

/** The version grows when the same definition would play differently. */
export const crapsEngine = 'craps 1'

const noBets = { point: null, laid: 0, units: 0, chips: {} } as const

/**
 * A playable craps table from a definition.
 * @throws RangeError when the definition breaks a rule of `checkDefinition`.
 */
export function crapsGame(definition: CrapsDefinition): Game<CrapsState> {
  checkDefinition(definition)
  const { unitsPerStake, betLevels } = definition
  const paytable = paytableOf(definition)
  const begun = ({ mode = baseMode, selection }: Bet): Chips | null => {
    const chips = mode === baseMode ? added(paytable, noBets, selection) : null
    return chips && chips.size > 0 ? chips : null
  }
  return {
    hash: definitionHash(crapsEngine, definition),
    unitsPerStake,
    betLevels,
    modes: [{ name: baseMode, price: unitsPerStake }],
    maxUnits: paytable.maxUnits,
    paytable,
    samples,
    priceOf(bet) {
      const chips = begun(bet)
      return chips && countOf(chips)
    },
    open(draw, bet = {}) {
      const chips = begun(bet)
      if (chips === null) throw new RangeError('these chips cannot be bet')
      return roll(paytable, noBets, { chips, draw })
    },
    act(state, action, draw) {
      if (state.done || !allows(paytable, state, action)) {
        throw new RangeError(`${action.type} is not offered like this`)
      }
      if (action.type === 'takeBets') return taken(state, spotsIn(action) ?? [])
      return roll(paytable, state, {
        chips: added(paytable, state, action.data) ?? new Map(),
        draw,
      })
    },
    allows: (state, action) => !state.done && allows(paytable, state, action),
    raiseOf(state, action) {
      const chips = action.type === 'throwDice' ? added(paytable, state, action.data) : null
      return chips === null ? 0 : countOf(chips)
    },
    options: (state) => (state.done ? [] : optionsOf(paytable, state)),
    strategy: () => ({ type: 'throwDice', data: { chips: {} } }),
    legal,
    parseState: (stored) => readState(paytable, stored),
  }
}

const added = (
  paytable: CrapsPaytable,
  state: Pick<CrapsState, 'point' | 'chips' | 'laid'>,
  data: unknown,
): Chips | null => addedChips(paytable, { standing: standingOf(state), laid: state.laid }, data)

function allows(paytable: CrapsPaytable, state: CrapsState, action: Action): boolean {
  if (action.choice !== undefined) return false
  if (action.type === 'throwDice') return added(paytable, state, action.data) !== null
  if (action.type !== 'takeBets') return false
  const spots = spotsIn(action)
  if (spots === null || spots.length === 0 || new Set(spots).size !== spots.length) return false
  const open = removable(standingOf(state))
  return spots.every((spot) => open.includes(spot))
}

/** Which spots an action names; null when its data are none of its kind. */
function spotsIn({ data }: Action): readonly string[] | null {
  if (typeof data !== 'object' || data === null || Object.keys(data).length !== 1) return null
  const spots: unknown = 'spots' in data ? data['spots'] : null
  return Array.isArray(spots) && spots.every((spot) => typeof spot === 'string') ? spots : null
}

function legal(state: CrapsState): readonly RoundAction[] {
  if (state.done) return []
  const spots = removable(standingOf(state))
  return [
    { type: 'throwDice' },
    ...(spots.length > 0 ? [{ type: 'takeBets', spots } as const] : []),
  ]
}

/** Lays the chips and throws the dice. */
function roll(
  paytable: CrapsPaytable,
  before: Pick<CrapsState, 'point' | 'laid' | 'units' | 'chips'>,
  { chips, draw }: { readonly chips: Chips; readonly draw: Draw },
): Step<CrapsState> {
  const { point } = before
  const standing = new Map(Object.entries(before.chips))
  for (const [spot, count] of chips) standing.set(spot, (standing.get(spot) ?? 0) + count)
  const dice: TwoDice = [draw.below(6) + 1, draw.below(6) + 1]
  const stake = countOf(chips)
  const bet: RoundEvent = {
    type: 'crapsBet',
    chip: 1,
    chips: [...chips].map(([spot, count]) => ({ spot, stake: count })),
    stake,
    cost: before.laid + stake,
  }
  const { events, ...after } = rolled(paytable, { point, chips: standing }, dice, before.units)
  return stepOf({ ...after, laid: before.laid + stake }, [...(stake > 0 ? [bet] : []), ...events])
}

/** Gives back the bets on these spots, and odds with the bet that they belong to. */
function taken(before: CrapsState, spots: readonly string[]): Step<CrapsState> {
  const carried = spots.flatMap((name) => {
    const spot = crapsSpotsByName.get(name)
    return (spot && oddsSpotOf({ ...spot, number: numberOf(spot, before.point) })) ?? []
  })
  const gone = new Set([...spots, ...carried])
  const events: RoundEvent[] = []
  const left = new Map(Object.entries(before.chips))
  let { units } = before
  for (const { name } of inTableOrder(gone)) {
    const pay = left.get(name)
    if (pay === undefined) continue
    left.delete(name)
    units += pay
    events.push({ type: 'crapsTaken', spot: name, pay, total: units })
  }
  return stepOf({ point: before.point, laid: before.laid, units, chips: inOrder(left) }, events)
}

function stepOf(
  { point, laid, units, chips }: Pick<CrapsState, 'point' | 'laid' | 'units' | 'chips'>,
  events: readonly RoundEvent[],
): Step<CrapsState> {
  const done = Object.keys(chips).length === 0
  const state: CrapsState = { version: 1, units, done, point, laid, chips }
  const end: readonly RoundEvent[] = done ? [{ type: 'roundEnded', total: units }] : []
  return { state, events: [...events, ...end], actions: legal(state) }
}
