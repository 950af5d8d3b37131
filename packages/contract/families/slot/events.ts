import { z } from 'zod'
import type { CommonEvent } from '../common-events.ts'
import type { MoneyPaths } from '../money-paths.ts'

/**
 * What a slot round shows, in the order it happened. Mathematics, server, history, replay and client share this language.
 *
 * `pay` is what this event pays, `total` what the round has paid including it. Mathematics counts both in pay units; on the
 * wire both are minor units (see `inMinorUnits`), so that no client ever computes an amount.
 * A cell is [reel, row], both from 0, row 0 on top. A `multiplier` is what a pay was multiplied by, 1 where nothing multiplied it;
 * `pay` already holds it.
 */
const cell = z.tuple([z.int().min(0), z.int().min(0)]).readonly()
const cells = z.array(cell).readonly()
const money = { pay: z.int().min(0), total: z.int().min(0) }
const grid = z.array(z.array(z.string()).readonly()).readonly()
const multiplier = z.int().min(1)

/** What a cell of a hold-and-spin, a slice of a wheel or a place of a trail gives. `pay` is 0 for what pays nothing itself. */
export const prize = z.object({
  kind: z.enum(['pay', 'jackpot', 'multiply', 'collect', 'freeSpins', 'again', 'up', 'row', 'end']),
  /** Name of the jackpot; null for every other kind. */
  jackpot: z.string().nullable(),
  /** The factor of `multiply`, the number of `freeSpins` or `again`; 0 where the kind has none. */
  count: z.int().min(0),
  pay: z.int().min(0),
})
export type Prize = z.infer<typeof prize>

export const slotEvents = [
  /** The reels stop. `grid[reel][row]` is what the player sees before anything expands. `stops` are strip positions of the top row. */
  z.object({
    type: z.literal('reelsStopped'),
    mode: z.enum(['base', 'free', 'respin']),
    /** Empty for grids that are no strips. */
    stops: z.array(z.int().min(0)).readonly(),
    grid,
    /** Reels that do not turn: held wild from earlier free spins, or held in a respin. */
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
    multiplier,
    ...money,
  }),
  /** Symbols that pay without a line: on neighbouring reels, in a cluster, anywhere in view, or in the four corners. */
  z.object({
    type: z.literal('groupWon'),
    by: z.enum(['ways', 'cluster', 'anywhere', 'corners']),
    symbol: z.string(),
    /** Reels for `ways`, cells for the others. */
    count: z.int().min(1),
    /** Ways that won; 1 for all but `ways`. */
    ways: z.int().min(1),
    cells,
    multiplier,
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
  /**
   * All of some symbols go before anything else changes, those above them fall, and others follow: `grid` is what is in view then.
   */
  z.object({
    type: z.literal('symbolsRemoved'),
    symbols: z.array(z.string()).readonly(),
    removed: cells,
    grid,
  }),
  /** Symbols in view become others before anything pays. */
  z.object({
    type: z.literal('cellsChanged'),
    by: z.enum(['mystery', 'wildDrop', 'nudge', 'upgrade', 'split', 'spread']),
    changes: z.array(z.object({ cell, symbol: z.string() })).readonly(),
  }),
  /** One symbol covers this rectangle of cells, told right after `reelsStopped`, whose grid shows it in each of them. */
  z.object({ type: z.literal('blockLanded'), symbol: z.string(), cells }),
  /**
   * A reel moves `steps` rows down, up where negative, until `symbols` are in view, top first. Told before anything pays.
   */
  z.object({
    type: z.literal('reelNudged'),
    reel: z.int().min(0),
    steps: z.int(),
    symbols: z.array(z.string()).readonly(),
  }),
  /**
   * Walking wilds step one reel on; `to` is null for one that leaves the grid. Told at the beginning of a respin, before its
   * `reelsStopped`, whose grid has them in their new places.
   */
  z.object({
    type: z.literal('wildsWalked'),
    moves: z.array(z.object({ from: cell, to: cell.nullable() })).readonly(),
  }),
  /** Cash symbols in view carry these amounts, which nothing pays by itself. */
  z.object({
    type: z.literal('cashShown'),
    cells: z.array(z.object({ cell, pay: z.int().min(0) })).readonly(),
  }),
  /** A collector takes the cash on these cells; `pay` is their sum, multiplied. */
  z.object({
    type: z.literal('cashCollected'),
    collector: cell,
    cells,
    multiplier,
    ...money,
  }),
  /** Winning symbols go, those above fall, new ones follow: `grid` is what is in view then. `number` counts from 1 in a spin. */
  z.object({
    type: z.literal('cascaded'),
    number: z.int().min(1),
    removed: cells,
    grid,
  }),
  /**
   * A multiplier is `value` from here on: of this spin, of the rest of the free spins, of what lies on some cells and falls with it, or
   * of places of the grid, which keep it to the end of the spin, in free spins to the end of them.
   */
  z.object({
    type: z.literal('multiplierSet'),
    of: z.enum(['spin', 'freeSpins', 'cell', 'place']),
    cells,
    value: multiplier,
  }),
  /**
   * The spin is over and what it won is multiplied: `cells` show the multipliers, `multiplier` is their sum, and `pay` is what it adds
   * to the wins already told.
   */
  z.object({ type: z.literal('spinMultiplied'), cells, multiplier, ...money }),
  /** A symbol was chosen for what follows: the special symbol of a book, the wild of a lighthouse. */
  z.object({
    type: z.literal('symbolChosen'),
    by: z.enum(['book', 'wild', 'player']),
    symbol: z.string(),
  }),
  /** The same spin goes on: some reels turn again, for nothing. Its `reelsStopped` follows. */
  z.object({
    type: z.literal('respinStarted'),
    held: z.array(z.int().min(0)).readonly(),
    left: z.int().min(0),
  }),
  /** Ways to take free spins are offered; the action `choose` takes one. */
  z.object({
    type: z.literal('choiceOffered'),
    options: z
      .array(
        z.object({
          spins: z.int().min(1),
          multiplier,
          rows: z.int().min(0),
          /** Of a book: what fills its reels then. */
          symbol: z.string().optional(),
        }),
      )
      .readonly(),
  }),
  z.object({ type: z.literal('choiceMade'), option: z.int().min(0) }),
  /** Hold-and-spin begins: these symbols stay with their prizes. */
  z.object({
    type: z.literal('holdStarted'),
    symbol: z.string(),
    held: z.array(z.object({ cell, prize })).readonly(),
    left: z.int().min(1),
    rows: z.int().min(1),
  }),
  /** One spin of it: what landed, and how many spins are left now. */
  z.object({
    type: z.literal('holdSpun'),
    landed: z.array(z.object({ cell, prize })).readonly(),
    left: z.int().min(0),
    rows: z.int().min(1),
  }),
  /**
   * It is over; `full` when every cell was filled. Pays what the held cells are worth; each jackpot among them has paid before,
   * by its own `jackpotWon`.
   */
  z.object({ type: z.literal('holdEnded'), full: z.boolean(), ...money }),
  /** A wheel opens. `rings[ring][slice]`, from the outermost ring. */
  z.object({
    type: z.literal('wheelStarted'),
    symbol: z.string(),
    cells,
    rings: z.array(z.array(prize).readonly()).readonly(),
  }),
  /** Pays its prize, but for a jackpot, which the `jackpotWon` that follows pays. */
  z.object({
    type: z.literal('wheelSpun'),
    ring: z.int().min(0),
    slice: z.int().min(0),
    prize,
    ...money,
  }),
  /** `pay` is what the whole wheel paid, jackpots too. */
  z.object({ type: z.literal('wheelEnded'), ...money }),
  /** A trail opens: what each of its places gives. */
  z.object({
    type: z.literal('trailStarted'),
    symbol: z.string(),
    cells,
    places: z.array(prize).readonly(),
    rolls: z.int().min(1),
  }),
  /** Pays its prize, but for a jackpot, which the `jackpotWon` that follows pays. */
  z.object({
    type: z.literal('trailMoved'),
    roll: z.int().min(1),
    place: z.int().min(0),
    prize,
    rollsLeft: z.int().min(0),
    ...money,
  }),
  /** `pay` is what the whole trail paid, jackpots too. */
  z.object({ type: z.literal('trailEnded'), ...money }),
  /** The win may be doubled or lost, at exactly even chances; `at` is what stands to be won or lost. */
  z.object({ type: z.literal('gambleOffered'), at: z.int().min(1), left: z.int().min(0) }),
  /** `total` is what the round has won now: `pay` more when it was doubled, 0 when it was lost; `pay` is 0 then. */
  z.object({
    type: z.literal('gambled'),
    choice: z.int().min(0),
    drawn: z.int().min(0),
    won: z.boolean(),
    ...money,
  }),
] as const

/** Of these, and of those that rounds of every family tell. */
export type SlotEvent = z.infer<(typeof slotEvents)[number]> | CommonEvent

const paid = ['pay', 'total'] as const
const prizes = ['prize.pay', ...paid] as const

/** Where amounts stand in these events. */
export const slotMoney = {
  lineWon: paid,
  groupWon: paid,
  scatterWon: paid,
  picked: paid,
  pickEnded: ['unopened.*.pay', ...paid],
  freeSpinsEnded: paid,
  cashShown: ['cells.*.pay'],
  cashCollected: paid,
  spinMultiplied: paid,
  holdStarted: ['held.*.prize.pay'],
  holdSpun: ['landed.*.prize.pay'],
  holdEnded: paid,
  wheelStarted: ['rings.*.*.pay'],
  wheelSpun: prizes,
  wheelEnded: paid,
  trailStarted: ['places.*.pay'],
  trailMoved: prizes,
  trailEnded: paid,
  gambleOffered: ['at'],
  gambled: paid,
} satisfies MoneyPaths

export const slotPaying = [
  'lineWon',
  'groupWon',
  'scatterWon',
  'spinMultiplied',
  'cashCollected',
  'picked',
  'holdEnded',
  'wheelSpun',
  'trailMoved',
  'gambled',
] as const
