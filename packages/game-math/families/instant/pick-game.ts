import type { PickPays } from '@fairhouse/contract/families/instant/paytable'
import { drumsOf, type PickBet, pickBets } from '@fairhouse/contract/families/instant/pick-bets'
import { pickSelection } from '@fairhouse/contract/families/instant/selection'
import type { Draw } from '@fairhouse/fairness/draw'
import { item } from '../../at.ts'
import { definitionHash } from '../../definition-hash.ts'
import type { GameFacts } from '../../facts.ts'
import { baseMode, type Bet, type Game, type RoundState, type Step } from '../../game.ts'
import { demand as demandState, fields, whole } from '../slot/read.ts'
import type { PickDefinition } from './definition.ts'
import { demand, demandLadder, isWholeFrom } from './demand.ts'
import { factsOfOutcomes } from './outcome-facts.ts'

/** The version grows when the same definition would play differently. */
export const pickEngine = 'pick 1'

/** A round is over with its draw. */
export interface PickState extends RoundState {
  readonly version: 1
}

/** Digits that are played, and what they pay. */
interface Played {
  readonly bet: PickBet
  readonly digits: readonly number[]
  readonly pays: PickPays
}

/**
 * Three drums show a digit each, and bets are on what they show.
 * @throws RangeError when the definition is none that can be played.
 */
export function pickGame(definition: PickDefinition): Game<PickState> {
  const bets = betsOf(definition)
  const { unitsPerStake, betLevels } = definition
  const maxUnits = Math.max(...bets.map(({ exact }) => exact))
  demandLadder({ unitsPerStake, betLevels, maxUnits })
  const playedOf = ({ mode = baseMode, selection }: Bet): Played | null => {
    const read = pickSelection.safeParse(selection)
    if (mode !== baseMode || !read.success) return null
    const { bet, digits } = read.data
    if (digits.length !== drumsOf[bet].length) return null
    const pays = bets.find((one) => one.bet === bet && one.alike === alikeIn(digits, bet))
    return pays ? { bet, digits, pays } : null
  }
  return {
    hash: definitionHash(pickEngine, definition),
    unitsPerStake,
    betLevels,
    modes: [{ name: baseMode, price: unitsPerStake }],
    maxUnits,
    paytable: {
      family: 'instant',
      rules: { game: 'pick', bets },
      features: [],
      modes: [],
      maxUnits,
    },
    samples: bets.map(({ bet, alike }) => ({ selection: { bet, digits: sampleOf(bet, alike) } })),
    priceOf: (bet) => (playedOf(bet) === null ? null : unitsPerStake),
    open(draw, bet = {}) {
      const played = playedOf(bet)
      if (played === null) throw new RangeError('such digits cannot be played')
      return turn(played, draw)
    },
    act(_, action) {
      throw new RangeError(`drums of digits know no ${action.type}`)
    },
    legal: () => [],
    parseState(stored) {
      const state = fields(stored)
      demandState(state['version'] === 1 && state['done'] === true, 'a finished round of drums')
      return { version: 1, units: whole(state['units'], maxUnits), done: true }
    },
  }
}

/** What there is to bet on, and what it pays. Three alike have one order: they are played straight. @throws RangeError when the pays cannot be halved. */
function betsOf({ straight, box, pair }: PickDefinition): readonly PickPays[] {
  for (const units of [straight, box.differing, box.alike, pair]) {
    demand(
      isWholeFrom(2, units) && units % 2 === 0,
      'a pay of digits is whole, and so is half of it',
    )
  }
  const three = { of: 1000, waysExact: 1 }
  const two = { of: 100, waysExact: 1, waysAny: 0, alike: 0, exact: pair, any: 0 } as const
  const both = (units: number) => ({ exact: (straight + units) / 2, any: units / 2 })
  const differing = { ...three, alike: 0, waysAny: 5 } as const
  const alike = { ...three, alike: 2, waysAny: 2 } as const
  const pays: Readonly<Record<PickBet, readonly Omit<PickPays, 'bet'>[]>> = {
    straight: [{ ...three, alike: 0, waysAny: 0, exact: straight, any: 0 }],
    box: [
      { ...differing, exact: box.differing, any: box.differing },
      { ...alike, exact: box.alike, any: box.alike },
    ],
    straightBox: [
      { ...differing, ...both(box.differing) },
      { ...alike, ...both(box.alike) },
    ],
    frontPair: [two],
    backPair: [two],
    splitPair: [two],
  }
  return pickBets.flatMap((bet) => pays[bet].map((one) => ({ bet, ...one })))
}

/** How many of the digits are alike, where it says what they pay: in an order of their own it does not. */
function alikeIn(digits: readonly number[], bet: PickBet): 0 | 2 | 3 {
  if (bet !== 'box' && bet !== 'straightBox') return 0
  const kinds = new Set(digits).size
  if (kinds === 3) return 0
  return kinds === 2 ? 2 : 3
}

function sampleOf(bet: PickBet, alike: PickPays['alike']): number[] {
  if (drumsOf[bet].length === 2) return [4, 7]
  return alike === 2 ? [3, 3, 8] : [1, 5, 9]
}

/** One draw below 10 for each drum, from the left. */
function turn({ bet, digits, pays }: Played, draw: Draw): Step<PickState> {
  const drawn = Array.from({ length: 3 }, () => draw.below(10))
  const match = matchOf(bet, digits, drawn)
  const reached = match === 'any' && pays.any === 0 ? 'none' : match
  const units = reached === 'none' ? 0 : pays[reached]
  return {
    state: { version: 1, units, done: true },
    events: [
      { type: 'digitsPlayed', bet, digits },
      { type: 'digitsDrawn', digits: drawn },
      { type: 'digitsPaid', match: reached, times: units, pay: units, total: units },
      { type: 'roundEnded', total: units },
    ],
    actions: [],
  }
}

function matchOf(
  bet: PickBet,
  digits: readonly number[],
  drawn: readonly number[],
): 'exact' | 'any' | 'none' {
  const shown = drumsOf[bet].map((drum) => item(drawn, drum))
  if (digits.every((digit, place) => shown[place] === digit)) return 'exact'
  if (shown.length < 3) return 'none'
  const sorted = (all: readonly number[]): string =>
    all.toSorted((one, other) => one - other).join()
  return sorted(digits) === sorted(shown) ? 'any' : 'none'
}

/**
 * Exact facts of a bet, whatever its digits: every digit is as likely as any other on every drum.
 * @throws RangeError when there is no such bet.
 */
export function pickFacts(
  definition: PickDefinition,
  { bet, alike }: Pick<PickPays, 'bet' | 'alike'>,
): GameFacts {
  const pays = betsOf(definition).find((one) => one.bet === bet && one.alike === alike)
  if (!pays) throw new RangeError('there is no such bet')
  const { exact, any, waysExact, waysAny, of } = pays
  return factsOfOutcomes(
    [
      { units: exact, ways: BigInt(waysExact) },
      { units: any, ways: BigInt(waysAny) },
      { units: 0, ways: BigInt(of - waysExact - waysAny) },
    ],
    'digits',
  )
}
