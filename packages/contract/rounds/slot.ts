import { z } from 'zod'

/**
 * What a slot round shows, in the order it happened. Mathematics, server, history, replay and client share this language.
 *
 * `pay` is what this event pays, `total` what the round has paid including it. Mathematics counts both in pay units; on the
 * wire both are minor units (see `inMinorUnits`), so that no client ever computes an amount.
 * A cell is [reel, row], both from 0, row 0 on top.
 */
const cell = z.tuple([z.int().min(0), z.int().min(0)]).readonly()
const cells = z.array(cell).readonly()
const money = { pay: z.int().min(0), total: z.int().min(0) }

export const slotEvent = z.discriminatedUnion('type', [
  /** The reels stop. `grid[reel][row]` is what the player sees before anything expands. `stops` are strip positions of the top row. */
  z.object({
    type: z.literal('reelsStopped'),
    mode: z.enum(['base', 'free']),
    stops: z.array(z.int().min(0)).readonly(),
    grid: z.array(z.array(z.string()).readonly()).readonly(),
    /** Reels held wild from earlier free spins; they do not turn. */
    heldReels: z.array(z.int().min(0)).readonly(),
  }),
  /** Wilds grow over whole reels. `sticky` reels stay so for the rest of the free spins. */
  z.object({
    type: z.literal('reelsExpanded'),
    reels: z.array(z.int().min(0)).readonly(),
    symbol: z.string(),
    sticky: z.boolean(),
  }),
  z.object({
    type: z.literal('lineWon'),
    line: z.int().min(0),
    symbol: z.string(),
    count: z.int().min(1),
    cells,
    ...money,
  }),
  z.object({
    type: z.literal('scatterWon'),
    symbol: z.string(),
    count: z.int().min(1),
    cells,
    ...money,
  }),
  /** A pick bonus opens: `choices` closed things to pick from. */
  z.object({
    type: z.literal('pickStarted'),
    symbol: z.string(),
    cells,
    choices: z.int().min(1),
  }),
  /** One choice was opened. `ends` when it holds what ends the bonus; then `pay` is 0. */
  z.object({
    type: z.literal('picked'),
    choice: z.int().min(0),
    ends: z.boolean(),
    ...money,
  }),
  /** What the unopened choices held, in order of `choice`; shown, never paid. */
  z.object({
    type: z.literal('pickEnded'),
    unopened: z
      .array(z.object({ choice: z.int().min(0), ends: z.boolean(), pay: z.int().min(0) }))
      .readonly(),
    /** What the whole pick bonus paid. */
    pay: z.int().min(0),
    total: z.int().min(0),
  }),
  z.object({
    type: z.literal('freeSpinsAwarded'),
    symbol: z.string(),
    cells,
    count: z.int().min(1),
    /** Free spins still to play after this award. */
    left: z.int().min(1),
  }),
  /** A free spin begins; its `reelsStopped` follows. */
  z.object({ type: z.literal('freeSpinStarted'), number: z.int().min(1), left: z.int().min(0) }),
  /** The free spins are over; `pay` is what all of them paid together. */
  z.object({ type: z.literal('freeSpinsEnded'), spins: z.int().min(1), ...money }),
  /** The maximum win was reached; the round ends here. */
  z.object({ type: z.literal('maxWinReached'), total: z.int().min(0) }),
  /** Closes every round; `total` is the payout. */
  z.object({ type: z.literal('roundEnded'), total: z.int().min(0) }),
])

export type SlotEvent = z.infer<typeof slotEvent>
