import { z } from 'zod'
import { paytableHead } from '../paytable-head.ts'
import { risk } from './events.ts'
import { pickBet } from './pick.ts'
import { scratchCard, scratchLayout } from './scratch.ts'

/** Hundredths of the stake; a pay unit is one. */
const pays = z.array(z.int().min(0)).min(1).readonly()

const gate = z.object({
  game: z.literal('gate'),
  /** Least and greatest target, hundredths. */
  least: z.int().min(101),
  most: z.int().min(101),
  /** A target is met in `floor(wins / target)` of `of` equally likely draws. */
  wins: z.int().min(1),
  of: z.int().min(1),
})

const board = z.object({
  rows: z.int().min(8).max(16),
  risk,
  /** By slot, from the left. A ball reaches slot s in C(rows, s) of 2^rows equally likely ways. */
  pays,
})
export type PegBoard = z.infer<typeof board>

const field = z.object({
  mines: z.int().min(1).max(24),
  /** `pays[found - 1]`: what stopping pays after so many tiles without a mine; there is no step beyond the last. */
  pays,
})
export type MineField = z.infer<typeof field>

const tower = z.object({
  risk,
  width: z.int().min(2).max(4),
  traps: z.int().min(1).max(3),
  /** `pays[level - 1]`. */
  pays,
})
export type ClimbedTower = z.infer<typeof tower>

const printedCard = z.object({
  card: scratchCard,
  /** As it is printed on the card, in every language. */
  name: z.string(),
  layout: scratchLayout,
  /** From the dearest; a card wins `times` in `ways` of `of` equally likely draws. */
  prizes: z
    .array(z.object({ times: z.int().min(1), ways: z.int().min(1) }))
    .min(1)
    .readonly(),
  of: z.int().min(1),
})
export type PrintedCard = z.infer<typeof printedCard>

const pickPays = z.object({
  bet: pickBet,
  /** How many of the digits chosen are alike: 0, 2 or 3. */
  alike: z.union([z.literal(0), z.literal(2), z.literal(3)]),
  /** What the digits pay in their own order, and in another. */
  exact: z.int().min(0),
  any: z.int().min(0),
  /** In so many of `of` equally likely draws each. */
  waysExact: z.int().min(0),
  waysAny: z.int().min(0),
  of: z.int().min(1),
})
export type PickPays = z.infer<typeof pickPays>

const instantRules = z.discriminatedUnion('game', [
  gate,
  z.object({ game: z.literal('pegs'), boards: z.array(board).min(1).readonly() }),
  z.object({
    game: z.literal('mines'),
    cells: z.int().min(2).max(25),
    fields: z.array(field).min(1).readonly(),
  }),
  z.object({ game: z.literal('tower'), towers: z.array(tower).min(1).readonly() }),
  z.object({ game: z.literal('scratch'), cards: z.array(printedCard).min(1).readonly() }),
  z.object({ game: z.literal('pick'), bets: z.array(pickPays).min(1).readonly() }),
])
export type InstantRules = z.infer<typeof instantRules>
export type InstantGameName = InstantRules['game']

/** What an instant game pays. */
export const instantPaytable = z.object({
  family: z.literal('instant'),
  rules: instantRules,
  ...paytableHead,
})
export type InstantPaytable = z.infer<typeof instantPaytable>
