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

/** What all tables have on which chips are put on places with names. */
const places = {
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
}

/** Hands that are dealt face up and compared, and places of the layout that pay by what came of it. */
const showdown = z.object({ game: z.literal('showdown'), ...places })

/** Player and banker by the fixed rules of the third card. */
const baccarat = z.object({ game: z.literal('baccarat'), ...places })

/** One card each, and war when they are equal. */
const casinoWar = z.object({ game: z.literal('casinoWar'), ...places })

/** A third card between two. */
const redDog = z.object({
  game: z.literal('redDog'),
  ...places,
  /** What comes back of a chip when the third card falls between the first two, by the spread from 1. */
  spreadBack: z.array(count).readonly(),
})

/** Three cards against the dealer's, who plays with a queen or better. */
const threeCardPoker = z.object({
  game: z.literal('threeCardPoker'),
  ...places,
  /** What a chip on the ante wins beside everything else, by the player's hand. */
  anteBonus: z.array(z.object({ outcome: z.string(), back: count })).readonly(),
})

/** What a game of cards pays for. */
export const cardsPaytable = z.object({
  family: z.literal('cards'),
  rules: z.discriminatedUnion('game', [
    blackjack,
    showdown,
    baccarat,
    casinoWar,
    redDog,
    threeCardPoker,
  ]),
  ...paytableHead,
})
export type CardsPaytable = z.infer<typeof cardsPaytable>
