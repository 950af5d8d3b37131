import type { CardOrJoker } from '@fairhouse/contract/families/card'
import type { MadeHand } from '@fairhouse/contract/families/video-poker/events'
import type { PokerHand } from '@fairhouse/contract/families/video-poker/hand-names'
import { classOfCards, decks, type PokerDeck, rankInDeck } from './decks.ts'
import type { PokerTable } from './definition.ts'
import { rowsByClass } from './rows.ts'

/** What five cards pay, and which of them make it; null when they pay nothing. */
export interface PaidHand extends MadeHand {
  readonly hand: PokerHand
  /** Pay units. */
  readonly units: number
}

/** Reads hands by a pay table. */
export type HandReader = (cards: readonly CardOrJoker[]) => PaidHand | null

export function handReader(table: PokerTable): HandReader {
  const rows = rowsByClass(table)
  const deck = decks[table.wilds]
  return (cards) => {
    const of = classOfCards(deck, cards)
    const row = table.pays[rows[of] ?? table.pays.length]
    return row ? { ...row, cards: makers(cards, { deck, of, row: row.hand }) } : null
  }
}

/** Rows for which the fifth card of four of a kind counts. */
const withFifth: ReadonlySet<PokerHand> = new Set([
  'fourAcesWithLow',
  'fourTwosToFoursWithAceOrLow',
  'fourDeucesWithAce',
])

/** How many cards of one rank make a class of hand. */
const alike: Readonly<Record<string, number>> = { pair: 2, three: 3, four: 4, anyFour: 4 }

interface Read {
  readonly deck: PokerDeck
  /** The class of the cards. */
  readonly of: number
  readonly row: PokerHand
}

/**
 * Places of the cards that make a hand what it is: those of a rank, wild cards among them, or all five. Where wild cards could join several ranks, they
 * join the one of which there are most, and of those the highest.
 */
function makers(cards: readonly CardOrJoker[], { deck, of, row }: Read): readonly number[] {
  const kind = deck.classes[of]?.kind ?? 'high'
  const places = [0, 1, 2, 3, 4]
  if (withFifth.has(row)) return places
  const ranks = cards.map(rankInDeck)
  const isWild = (place: number): boolean => ranks[place] === deck.wildRank
  if (kind === 'fourWilds' && row === 'fourDeuces') return places.filter(isWild)
  const countOf = (place: number): number => {
    let count = 0
    for (const rank of ranks) if (rank === ranks[place]) count++
    return count
  }
  if (kind === 'twoPair') return places.filter((place) => countOf(place) > 1)
  const size = alike[kind]
  if (size === undefined) return places
  const wilds = places.filter(isWild)
  const most = Math.max(...places.filter((place) => !isWild(place)).map(countOf))
  const best = Math.max(...ranks.filter((_, place) => !isWild(place) && countOf(place) === most))
  return wilds.length + most === size
    ? places.filter((place) => isWild(place) || ranks[place] === best)
    : places
}
