import type { CardOrJoker } from '@fairhouse/contract/families/card'
import type { RoundState } from '../../game.ts'
import { mayDouble } from './double-up.ts'
import type { DoubleUpRule, VideoPokerDefinition } from './definition.ts'
import type { PokerDeck } from './decks.ts'

/** Where a round stands: nothing but what the player sees, as replacements are drawn when they are asked for. */
export interface VideoPokerState extends RoundState {
  /** Of this shape, so that a later shape can still read stored rounds. */
  readonly version: 1
  /** The five cards that were dealt. */
  readonly dealt: readonly CardOrJoker[]
  /** What every pay is multiplied by; left out where nothing is drawn for that. */
  readonly multiplier?: number
  /** How often what was won may still be doubled; only while that is offered. */
  readonly doublings?: number
}

export const handSize = 5

/**
 * Reads a state back from storage.
 * @throws TypeError when it is not a state that a round can be in by these rules.
 */
export function readState(
  stored: unknown,
  { deck, maxUnits, multipliers, doubleUp }: StateRules,
): VideoPokerState {
  if (typeof stored !== 'object' || stored === null) throw notAState('an object')
  const { version, units, done, dealt, multiplier, doublings } = {
    version: 0,
    units: 0,
    done: null,
    dealt: null,
    multiplier: undefined,
    doublings: undefined,
    ...stored,
  }
  if (version !== 1) throw notAState('version')
  if (!isAmount(units, maxUnits)) throw notAState('units')
  const isDoubling = doublings !== undefined
  if (typeof done !== 'boolean' || (!done && units !== 0 && !isDoubling)) throw notAState('done')
  const state = { version: 1, units, done, dealt: readCards(dealt, deck) } as const
  return {
    ...state,
    ...(multipliers && { multiplier: readMultiplier(multiplier, multipliers) }),
    ...(isDoubling && { doublings: readDoublings(doublings, { done, units, doubleUp }) }),
  }
}

/** What of its rules a state is held to. */
interface StateRules {
  readonly multipliers: VideoPokerDefinition['multipliers'] | undefined
  readonly doubleUp: DoubleUpRule | undefined
  readonly deck: PokerDeck
  readonly maxUnits: number
}

function readMultiplier(
  stored: unknown,
  multipliers: NonNullable<VideoPokerDefinition['multipliers']>,
): number {
  const drawn = multipliers.find(({ by }) => by === stored)
  if (!drawn) throw notAState('multiplier')
  return drawn.by
}

function readDoublings(
  stored: unknown,
  { done, units, doubleUp }: Pick<VideoPokerState, 'done' | 'units'> & Pick<StateRules, 'doubleUp'>,
): number {
  if (done || typeof stored !== 'number' || !Number.isSafeInteger(stored))
    throw notAState('doublings')
  if (!mayDouble(doubleUp, units, stored) || stored > doubleUp.steps) throw notAState('doublings')
  return stored
}

function readCards(dealt: unknown, deck: PokerDeck): readonly CardOrJoker[] {
  if (!Array.isArray(dealt)) throw notAState('cards')
  const cards = dealt.filter((card: unknown): card is CardOrJoker =>
    deck.cards.some((one) => one === card),
  )
  if (dealt.length !== handSize || new Set(cards).size !== handSize) throw notAState('five cards')
  return cards
}

const isAmount = (units: number, most: number): boolean =>
  Number.isSafeInteger(units) && units >= 0 && units <= most

const notAState = (what: string): TypeError => new TypeError(`not a state of video poker: ${what}`)
