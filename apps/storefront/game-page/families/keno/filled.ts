import type { Json } from '@fairhouse/contract/json'
import type { KenoRisk } from '@fairhouse/contract/families/keno/events'
import type { KenoPaytable } from '@fairhouse/contract/families/keno/paytable'

/** What a player has filled in. */
export interface Filled {
  /** As many as the game has; those without a number are not played. */
  readonly cards: readonly (readonly number[])[]
  /** The card that is filled in now, from 0. */
  readonly card: number
  readonly risk: KenoRisk
  /** How many numbers a quick pick takes. */
  readonly count: number
}

/** Fewest numbers of a ticket. */
export const fewestSpots = ({ tickets }: KenoPaytable): number =>
  Math.min(...tickets.map(({ spots }) => spots))

/** Numbers of the card that is filled in. */
export const spotsOf = ({ cards, card }: Filled): readonly number[] => cards[card] ?? []

/** Cards in the order in which they are played: empty ones go last, for a round counts only those that it has. */
export function closedUp(filled: Filled): Filled {
  const order = filled.cards
    .map((_, place) => place)
    .toSorted((one, other) => Number(isEmpty(filled, one)) - Number(isEmpty(filled, other)))
  return {
    ...filled,
    cards: order.map((place) => filled.cards[place] ?? []),
    card: order.indexOf(filled.card),
  }
}

const isEmpty = ({ cards }: Filled, place: number): boolean => (cards[place] ?? []).length === 0

/** Such a bet as it is sent, and how many stakes it costs; null while nothing is filled in, or a card is filled in part. */
export function betOf(
  { cards, risk }: Filled,
  paytable: KenoPaytable,
): { readonly selection: Json; readonly stakes: number } | null {
  const played = cards.filter((spots) => spots.length > 0).map((spots) => [...spots])
  const [first] = played
  const fewest = fewestSpots(paytable)
  if (first === undefined || played.some((spots) => spots.length < fewest)) return null
  if (paytable.cards !== undefined) return { selection: { cards: played }, stakes: played.length }
  const spots = first
  return { selection: paytable.risks ? { spots, risk } : { spots }, stakes: 1 }
}
