import type { CardOrJoker } from '@fairhouse/contract/families/card'
import type { RoundState } from '../../game.ts'
import type { PokerDeck } from './decks.ts'

/** Where a round stands: nothing but what the player sees, as replacements are drawn when they are asked for. */
export interface VideoPokerState extends RoundState {
  /** Of this shape, so that a later shape can still read stored rounds. */
  readonly version: 1
  /** The five cards that were dealt. */
  readonly dealt: readonly CardOrJoker[]
}

export const handSize = 5

/**
 * Reads a state back from storage.
 * @throws TypeError when it is not a state that a round can be in that is dealt from `deck` and wins `maxUnits` at most.
 */
export function readState(
  stored: unknown,
  { deck, maxUnits }: { readonly deck: PokerDeck; readonly maxUnits: number },
): VideoPokerState {
  if (typeof stored !== 'object' || stored === null) throw notAState('an object')
  const { version, units, done, dealt } = {
    version: 0,
    units: 0,
    done: null,
    dealt: null,
    ...stored,
  }
  if (version !== 1) throw notAState('version')
  if (!Number.isSafeInteger(units) || units < 0 || units > maxUnits) throw notAState('units')
  if (typeof done !== 'boolean' || (!done && units !== 0)) throw notAState('done')
  return { version: 1, units, done, dealt: readCards(dealt, deck) }
}

function readCards(dealt: unknown, deck: PokerDeck): readonly CardOrJoker[] {
  if (!Array.isArray(dealt)) throw notAState('cards')
  const cards = dealt.filter((card: unknown): card is CardOrJoker =>
    deck.cards.some((one) => one === card),
  )
  if (dealt.length !== handSize || new Set(cards).size !== handSize) throw notAState('five cards')
  return cards
}

const notAState = (what: string): TypeError => new TypeError(`not a state of video poker: ${what}`)
