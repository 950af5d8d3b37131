import { z } from 'zod'
import { card, cardOrJoker } from '../card.ts'
import type { CommonEvent } from '../common-events.ts'
import type { MoneyPaths } from '../money-paths.ts'
import { pokerHand } from './hands.ts'

/** Five cards, from the left. */
const cards = z.array(cardOrJoker).length(5).readonly()

/** Places of cards, 0 to 4 from the left, ascending, none twice. */
export const places = z
  .array(z.int().min(0).max(4))
  .max(5)
  .refine((list) => list.every((place, at) => at === 0 || place > (list[at - 1] ?? 5)))
  .readonly()

/** What five cards are: a row of the pay table, and which of them make it. Null for a hand that pays nothing. */
const made = z.object({ hand: pokerHand, cards: places }).nullable()
export type MadeHand = NonNullable<z.infer<typeof made>>

export const videoPokerEvents = [
  /** Five cards lie face up; `made` is what they would pay if all were held. */
  z.object({ type: z.literal('pokerDealt'), cards, made }),
  /** Every pay of the round is so many times as much; drawn with the deal, and told with it. */
  z.object({ type: z.literal('pokerMultiplied'), multiplier: z.int().min(1) }),
  /**
   * What was not held has been replaced. A game of several hands tells one of these for each, `hand` counting from 0 at the front; all of them hold
   * the same cards.
   */
  z.object({
    type: z.literal('pokerDrawn'),
    hand: z.int().min(0),
    held: places,
    cards,
    made,
  }),
  /** The hand pays. Follows its `pokerDrawn` at once; none is told for a hand that pays nothing. */
  z.object({
    type: z.literal('pokerHandWon'),
    hand: z.int().min(0),
    name: pokerHand,
    pay: z.int().min(0),
    total: z.int().min(0),
  }),
  /** What was won may be doubled, `left` times more. */
  z.object({ type: z.literal('doubleUpOffered'), at: z.int().min(1), left: z.int().min(1) }),
  /**
   * The dealer's card and four others, of which the player's is `cards[choice]`: a higher rank doubles what was won, a lower one loses it, the same leaves
   * it as it is. `pay` is what it adds.
   */
  z.object({
    type: z.literal('pokerDoubled'),
    dealer: card,
    cards: z.array(card).length(4).readonly(),
    choice: z.int().min(0).max(3),
    outcome: z.enum(['won', 'lost', 'tied']),
    pay: z.int().min(0),
    total: z.int().min(0),
  }),
] as const

/** Of these, and of those that rounds of every family tell. */
export type VideoPokerEvent = z.infer<(typeof videoPokerEvents)[number]> | CommonEvent

export const videoPokerMoney = {
  pokerHandWon: ['pay', 'total'],
  doubleUpOffered: ['at'],
  pokerDoubled: ['pay', 'total'],
} satisfies MoneyPaths
