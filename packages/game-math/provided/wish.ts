import type { SlotWish } from './slot-wish.ts'

/** Stakes that a game is wished to take, minor units. */
export interface StakeWish {
  readonly minStake: number
  readonly maxStake: number
}

/** A grid whose cells are drawn by themselves and pay by how many are alike, wherever they lie. */
export interface CellsWish extends StakeWish {
  readonly kind: 'cells'
  /** Of its weights: the same wish makes the same grid. */
  readonly seed: number
  readonly columns: number
  readonly rows: number
  /** Least number alike that pays. */
  readonly from: number
  /** Return to player to come near: a ratio. */
  readonly rtp: number
  /** Most that a round wins, in stakes. */
  readonly maxWinX: number
}

/** Balls out of a machine, and numbers that hope for them. */
export interface BallsWish extends StakeWish {
  readonly numbers: number
  readonly balls: number
  readonly spots: number
  readonly rtp: number
  readonly maxWinX: number
}

/** Balls against a ticket of at most so many `spots`: keno, and draws of a lottery. */
export interface KenoWish extends BallsWish {
  readonly kind: 'keno'
}

/** Balls against cards of just so many `spots`. */
export interface BingoWish extends BallsWish {
  readonly kind: 'bingo'
  /** Most cards of a round, each of which costs the stake. */
  readonly cards: number
}

/** A ball that falls through pegs into a slot that pays. */
export interface PegsWish extends StakeWish {
  readonly kind: 'pegs'
  readonly rtp: number
  readonly maxWinX: number
}

/** Rows of a pay table whose pays make the return: the others are the usual ones. */
export interface PokerWish extends StakeWish {
  readonly kind: 'poker'
  readonly table: PokerTableName
}
export const pokerTableNames = [
  'jacks96',
  'jacks86',
  'jacks85',
  'jacks75',
  'deuces',
  'deucesShort',
  'joker',
] as const
export type PokerTableName = (typeof pokerTableNames)[number]

export interface RouletteWish extends StakeWish {
  readonly kind: 'roulette'
}

/** A curve that rises until it breaks; the player says beforehand where to cash out. */
export interface CrashWish extends StakeWish {
  readonly kind: 'crash'
  /** A ratio of whole hundredths. */
  readonly rtp: number
  readonly maxWinX: number
}

/** Tables of cards and dice. */
export const tableNames = [
  'baccarat',
  'blackjack',
  'dragonTiger',
  'casinoWar',
  'redDog',
  'threeCard',
  'sicBo',
  'fishPrawnCrab',
  'craps',
] as const
export type TableName = (typeof tableNames)[number]
export interface TableWish extends StakeWish {
  readonly kind: 'table'
  readonly table: TableName
}

/** What a provider's game is wished to be; all of it follows from this alone. */
export type ProvidedWish =
  | SlotWish
  | CellsWish
  | KenoWish
  | BingoWish
  | PegsWish
  | PokerWish
  | RouletteWish
  | CrashWish
  | TableWish
