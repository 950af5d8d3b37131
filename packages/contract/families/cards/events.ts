import { z } from 'zod'
import { card } from '../card.ts'
import type { MoneyPaths } from '../money-paths.ts'
import { pokerRanks } from './poker-ranks.ts'

const units = z.int().min(0)

/**
 * Which hand: `dealer`, `hand` and, after a split, `hand` and `split`; of a table with several boxes `box1` and `split1`; or a place of the layout,
 * `dragon`.
 */
const hand = z.string()
/** Which place of the layout chips lie on: a hand of the player's, `insurance`, a side bet of a box (`pairs1`), `dragon`, `tie`. */
const spot = z.string()

/** What a hand counts so far; `isSoft` while an ace in it counts eleven and need not. */
const points = z.object({ value: z.int().min(0), isSoft: z.boolean() })

/** What cards made on which a side bet pays. */
const made = z.enum([
  'perfect',
  'coloured',
  'mixed',
  'suitedThree',
  'straightFlush',
  'three',
  'straight',
  'flush',
])

/** What rounds of card games tell, in the order in which a table shows it. A card that lies face down is told of, never what it is. */
export const cardsEvents = [
  /** Opens every round: the chips that the player put down. */
  z.object({
    type: z.literal('cardsBet'),
    bets: z.array(z.object({ spot, stake: units })).readonly(),
  }),
  /** A card face up; `points` of the whole hand where the game counts them. */
  z.object({ type: z.literal('cardDealt'), hand, card, points: points.optional() }),
  /** A card face down. */
  z.object({ type: z.literal('cardHidden'), hand }),
  /** The card face down is turned over. */
  z.object({ type: z.literal('cardTurned'), hand, card, points: points.optional() }),
  /** The dealer looked under an ace or a ten; with blackjack, the card is turned next and the round ends. */
  z.object({ type: z.literal('dealerPeeked'), isBlackjack: z.boolean() }),
  z.object({ type: z.literal('insuranceTaken'), spot, stake: units }),
  z.object({ type: z.literal('insuranceDeclined') }),
  /** `stake` is what lies on the hand now; it takes one more card, which is told next. */
  z.object({ type: z.literal('handDoubled'), hand, stake: units }),
  /** The second of two cards went to a hand of its own, `to`, with `stake` on it as on the first. */
  z.object({ type: z.literal('handSplit'), hand, to: z.string(), card, stake: units }),
  z.object({ type: z.literal('handStood'), hand }),
  /** In mid-round the player put chips on a place that had none: `stake` of them. */
  z.object({ type: z.literal('chipsAdded'), spot, stake: units }),
  /** The player went on without more chips. */
  z.object({ type: z.literal('raiseDeclined') }),
  /** The player gave the hand up. */
  z.object({ type: z.literal('handFolded'), hand }),
  /** How many ranks lie between the first two cards: 0 when they follow one another, null when they are a pair. */
  z.object({ type: z.literal('spreadTold'), spread: z.int().min(0).max(11).nullable() }),
  /** What a hand of poker is. */
  z.object({ type: z.literal('handRanked'), hand, rank: z.enum(pokerRanks) }),
  /** Which hand is ahead when cards are compared; `tie` when none is. */
  z.object({ type: z.literal('handsCompared'), winner: z.string() }),
  /** It is this hand's turn; told where there are several. */
  z.object({ type: z.literal('handTurn'), hand }),
  /**
   * What became of chips: `blackjack` pays more than `win`; of a `push` they come back, of `half` half of them. `pay` is what comes back with the
   * chips themselves, `total` what the round has paid so far.
   */
  z.object({
    type: z.literal('spotSettled'),
    spot,
    result: z.enum(['blackjack', 'win', 'push', 'half', 'bust', 'lose']),
    /** Of a side bet that won. */
    made: made.optional(),
    stake: units,
    pay: units,
    total: units,
  }),
] as const
export type CardsEvent = z.infer<(typeof cardsEvents)[number]>

export const cardsMoney = {
  cardsBet: ['bets.*.stake'],
  insuranceTaken: ['stake'],
  handDoubled: ['stake'],
  handSplit: ['stake'],
  chipsAdded: ['stake'],
  spotSettled: ['stake', 'pay', 'total'],
} satisfies MoneyPaths

export const cardsPaying = ['spotSettled'] as const
