import type { PokerWilds } from '@fairhouse/contract/families/video-poker/wilds'
import { decks } from '../decks.ts'
import { type Completions, completionsOf } from './completions.ts'
import { type Draws, drawsOf } from './draws.ts'
import { suitClasses, type SuitClasses, suitClassesWithJoker } from './suit-classes.ts'

/** What holds of a deck are worked out with. */
export interface DeckTables {
  readonly draws: Draws
  /** What four cards become with a fifth. */
  readonly completions: Completions
}

/** Every hand that can be dealt, for facts alone: whoever plays asks for one hand at a time. */
export interface Deals extends SuitClasses {
  /** The class of each. */
  readonly classes: Uint8Array
}

const knownTables = new Map<PokerWilds, DeckTables>()
const knownDeals = new Map<PokerWilds, Deals>()

/** Of a deck, for all pay tables; made at the first question. */
export function deckTables(wilds: PokerWilds): DeckTables {
  const known = knownTables.get(wilds) ?? tablesOf(wilds)
  knownTables.set(wilds, known)
  return known
}

/** The same. */
export function dealsOf(wilds: PokerWilds): Deals {
  const known = knownDeals.get(wilds) ?? countedDeals(wilds)
  knownDeals.set(wilds, known)
  return known
}

const handsOf = (wilds: PokerWilds, size: number): SuitClasses =>
  wilds === 'joker' ? suitClassesWithJoker(size) : suitClasses(size)

function tablesOf(wilds: PokerWilds): DeckTables {
  const { cards, classOf } = decks[wilds]
  const deckSize = cards.length
  return {
    draws: drawsOf(deckSize),
    completions: completionsOf({ deckSize, classes: handsOf(wilds, 4), classOf }),
  }
}

function countedDeals(wilds: PokerWilds): Deals {
  const { classOf } = decks[wilds]
  const deals = handsOf(wilds, 5)
  const classes = Uint8Array.from(deals.hands, (_, hand) => classOf(deals.cards, hand * 5))
  return { ...deals, classes }
}
