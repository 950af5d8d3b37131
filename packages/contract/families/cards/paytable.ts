import { z } from 'zod'
import { paytableHead } from '../paytable-head.ts'

const count = z.int().min(1)

/** `units` of what a winning chip gives beside itself to what lies on it: 3 to 2. */
const odds = z.object({ pays: count, to: count })

/** Of what cards make, what a side bet pays to one; what is not named loses. */
const sidePays = z.array(z.object({ made: z.string(), pays: count })).readonly()

/** Rules of blackjack that tables differ in. */
const blackjack = z.object({
  game: z.literal('blackjack'),
  decks: count,
  /** What the dealer does with 17 in which an ace counts eleven. */
  soft17: z.enum(['stands', 'hits']),
  blackjack: odds,
  insurance: odds,
  /** Doubling is allowed on the hands that a split makes. */
  doubleAfterSplit: z.boolean(),
  /** Most hands that splits make of one. */
  hands: count,
  /** Boxes that may be bet on in one round; without it there is one, which takes one stake and has no side bets. */
  boxes: z
    .object({
      count,
      /** Pay units in a chip. */
      unitsPerChip: count,
      /** Most chips on a box, and on each of its side bets. */
      mostChips: z.object({ box: count, side: count }),
      sides: z.object({ pairs: sidePays, poker: sidePays }),
    })
    .optional(),
})

/** Hands that are dealt face up and compared, and places of the layout that pay by what came of it. */
const showdown = z.object({
  game: z.literal('showdown'),
  decks: count,
  /** Names of the hands, as they are dealt. */
  hands: z.array(z.string()).readonly(),
  spots: z
    .array(
      z.object({
        spot: z.string(),
        /** Outcome by outcome; what is not named loses. `back` is what comes back of a chip: 2 of 2 and as much again is 4. */
        pays: z.array(z.object({ outcome: z.string(), back: count })).readonly(),
      }),
    )
    .readonly(),
  /** Pay units in a chip, to which `back` refers. */
  unitsPerChip: count,
  /** Most chips of a bet, all places together. */
  mostChips: count,
})

/** What a game of cards pays for. */
export const cardsPaytable = z.object({
  family: z.literal('cards'),
  rules: z.discriminatedUnion('game', [blackjack, showdown]),
  ...paytableHead,
})
export type CardsPaytable = z.infer<typeof cardsPaytable>
