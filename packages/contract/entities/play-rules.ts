import { z } from 'zod'

/** What the rules of a player's place allow at an own game. The page obeys them; the server refuses what it can see. */
export const playRules = z.object({
  /** Least time from one bet to the next, in ms; 0: none. */
  cycleMs: z.int().min(0),
  autoplay: z.boolean(),
  /** Shorter reels and wins, and stopping them by hand. */
  turbo: z.boolean(),
  /** Buying a feature. */
  buy: z.boolean(),
  /** Doubling or losing what a round has won. */
  gamble: z.boolean(),
  jackpots: z.boolean(),
  /** Telling a player, while he decides, what each of his choices is worth. */
  coach: z.boolean(),
  /** One slot is played at a time: opening another ends the connections of those before. */
  oneSlot: z.boolean(),
  /** The most that a round may cost, in minor units, whatever way it is bet; null: no limit but the ladder. */
  maxStake: z.int().min(1).nullable(),
})
export type PlayRules = z.infer<typeof playRules>

/** What the rules of a visitor's place allow at slots, and at every other game. */
export type PagePlayRules = Readonly<Record<'slot' | 'other', PlayRules>>
