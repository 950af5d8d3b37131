import { gateSelection } from '@fairhouse/contract/families/instant/selection'
import type { Draw } from '@fairhouse/fairness/draw'
import { definitionHash } from '../../definition-hash.ts'
import type { GameFacts } from '../../facts.ts'
import { baseMode, type Bet, type Game, type RoundState, type Step } from '../../game.ts'
import { demand as demandState, fields, whole } from '../slot/read.ts'
import type { GateDefinition } from './definition.ts'
import { demand, demandLadder, isReturn, isWholeFrom } from './demand.ts'
import { factsOfOutcomes } from './outcome-facts.ts'

/** The version grows when the same definition would play differently. */
export const gateEngine = 'gate 1'

/** Equally likely draws. */
const draws = 2 ** 32

/** A round is over with its draw. */
export interface GateState extends RoundState {
  readonly version: 1
}

/**
 * A gate that opens as far as chance has it, and a target: P(result >= target) is the return divided by the target, so that every target returns
 * alike (but for less than a thousandth of a percent, as draws are counted whole).
 * @throws RangeError when the definition is none that can be played.
 */
export function gateGame(definition: GateDefinition): Game<GateState> {
  checkDefinition(definition)
  const { unitsPerStake, betLevels, least, most } = definition
  const targetOf = ({ mode = baseMode, selection }: Bet): number | null => {
    const read = gateSelection.safeParse(selection)
    if (mode !== baseMode || !read.success) return null
    const { target } = read.data
    return target >= least && target <= most ? target : null
  }
  return {
    hash: definitionHash(gateEngine, definition),
    unitsPerStake,
    betLevels,
    modes: [{ name: baseMode, price: unitsPerStake }],
    maxUnits: most,
    paytable: {
      family: 'instant',
      rules: { game: 'gate', least, most, wins: winsOf(definition), of: draws },
      features: [],
      modes: [],
      maxUnits: most,
    },
    samples: [{ selection: { target: least } }, { selection: { target: 200 } }],
    priceOf: (bet) => (targetOf(bet) === null ? null : unitsPerStake),
    open(draw, bet = {}) {
      const target = targetOf(bet)
      if (target === null) throw new RangeError('such a target cannot be bet on')
      return openRound(definition, target, draw)
    },
    act(_, action) {
      throw new RangeError(`a gate knows no ${action.type}`)
    },
    legal: () => [],
    parseState(stored) {
      const state = fields(stored)
      demandState(state['version'] === 1 && state['done'] === true, 'a finished round of a gate')
      return { version: 1, units: whole(state['units'], most), done: true }
    },
  }
}

function checkDefinition({
  unitsPerStake,
  betLevels,
  least,
  most,
  perMille,
}: GateDefinition): void {
  demand(isReturn(perMille) && perMille % 10 === 0, 'a gate returns whole hundredths of a stake')
  demand(isWholeFrom(101, least) && isWholeFrom(least, most), 'targets go from 1.01 upwards')
  demand(most <= 1_000_000, 'no target is beyond 10,000 times the stake')
  demandLadder({ unitsPerStake, betLevels, maxUnits: most })
}

/** A target is met in floor(this / target) of all draws. */
const winsOf = ({ perMille }: GateDefinition): number => (perMille / 10) * draws

/**
 * How far a gate opens by a draw: floor(return x 2^32 / (draw + 1)) hundredths, and never less than once the stake. Dividend and quotient are below
 * 2^53, where the floor of a quotient is that of the exact one.
 */
const resultOf = (definition: GateDefinition, drawn: number): number =>
  Math.max(100, Math.floor(winsOf(definition) / (drawn + 1)))

function openRound(definition: GateDefinition, target: number, draw: Draw): Step<GateState> {
  const result = resultOf(definition, draw.below(draws))
  const units = result >= target ? target : 0
  return {
    state: { version: 1, units, done: true },
    events: [
      { type: 'gateOpened', target, result },
      { type: 'gatePaid', pay: units, total: units },
      { type: 'roundEnded', total: units },
    ],
    actions: [],
  }
}

/** Exact facts of a bet on a target, hundredths of the stake: the draws below floor(return x 2^32 / target) win it. */
export function gateFacts(definition: GateDefinition, target: number): GameFacts {
  const wins = BigInt(winsOf(definition)) / BigInt(target)
  return factsOfOutcomes(
    [
      { units: target, ways: wins },
      { units: 0, ways: BigInt(draws) - wins },
    ],
    'gate',
  )
}
