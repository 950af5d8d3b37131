import { z } from 'zod'
import { bingoPrize } from '../families/bingo/events.ts'

const minorUnits = z.int().min(0)
const count = z.int().min(0)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const currency = z.enum(['USD', 'CREDIT'])
/** Epoch milliseconds by the clock of the database, which all nodes share. */
const epochMs = z.number()
const number = z.int().min(1).max(90)
/** Which of the game's patterns a round plays for, from 0; null where rounds have none. */
const pattern = z.int().min(0).nullable()
/** A card's number in its round, from 1 in the order in which cards were bought; tickets of a strip that were left unsold have numbers too. */
const cardNumber = z.int().min(1)

/** How far a round of a bingo hall is: cards are sold, balls are called, or all prizes are won. `void`: it was given up, and stakes went back. */
export const hallPhases = ['betting', 'calling', 'called', 'void'] as const
export type HallPhase = (typeof hallPhases)[number]

/** What a prize of a round has in its pot, for cards of one currency. */
export const hallPot = z.object({ prize: bingoPrize, amount: minorUnits })

/** Cards of a round that were bought in one currency. They play for pots of their own: play money and test money never meet. */
export const hallPool = z.object({
  currency,
  cards: count,
  players: count,
  pots: z.array(hallPot),
})
export type HallPool = z.infer<typeof hallPool>

/** A round for which cards are sold. */
export const hallSale = z.object({
  id: z.string(),
  /** Its number in the chain, from 1. */
  number: z.int().min(1),
  pattern,
  /** When the sale ends. */
  drawsAt: epochMs,
  pools: z.array(hallPool),
})
export type HallSale = z.infer<typeof hallSale>

/** A card that won something; `name` is masked, and empty for who hides from others. */
const winner = z.object({ name: z.string(), card: cardNumber, amount: minorUnits })
export type HallWinner = z.infer<typeof winner>

/** A prize that was won: with which call, by how many cards, the first of them by name. */
export const hallWin = z.object({
  currency,
  prize: bingoPrize,
  call: z.int().min(1),
  pot: minorUnits,
  winners: count,
  /** Those with the smallest numbers. */
  shown: z.array(winner).max(12),
})
export type HallWin = z.infer<typeof hallWin>

/** How close cards of a pool are to the prize that is played for. */
const close = z.object({
  currency,
  prize: bingoPrize,
  /** So many cards lack one number. */
  one: count,
  /** Whose they are, a few of them; empty for who hides from others. */
  names: z.array(z.string()).max(6),
})
export type HallClose = z.infer<typeof close>

/** A round whose numbers are called, or were. */
export const hallDraw = z.object({
  id: z.string(),
  number: z.int().min(1),
  pattern,
  phase: z.enum(['calling', 'called', 'void']),
  /** Whether all its cards ended: until then some that a player asks for may still be open. */
  settled: z.boolean(),
  /** When the first number is called, or was. */
  callsAt: epochMs,
  /** Numbers called by now, in their order. */
  calls: z.array(number).max(90),
  pools: z.array(hallPool),
  /** What was won by now. */
  wins: z.array(hallWin),
  close: z.array(close),
  /** The chain's link, from which the calls follow; null before all is won. */
  link: sha256.nullable(),
})
export type HallDraw = z.infer<typeof hallDraw>

/** A round that is over, as lists show it. */
export const pastDraw = z.object({
  number: z.int().min(1),
  link: sha256,
  void: z.boolean(),
  /** All cards, and how many numbers were called until all was won. */
  cards: count,
  calls: count,
  at: z.iso.datetime(),
})
export type PastDraw = z.infer<typeof pastDraw>

/** What became of cards that were bought together: `void`: their price went back. */
export const cardStates = ['open', 'won', 'lost', 'void'] as const

/** A card with what is on it. */
export const hallCard = z.object({
  card: cardNumber,
  /** Row by row; 0 is the free cell, or a blank one of a ticket. */
  cells: z.array(z.int().min(0).max(90)).min(9).max(27),
})
export type HallCard = z.infer<typeof hallCard>

/** Cards that a player bought together. */
export const ownCards = z.object({
  id: z.string(),
  round: z.string(),
  number: z.int().min(1),
  currency,
  stake: minorUnits,
  state: z.enum(cardStates),
  payout: minorUnits,
  cards: z.array(hallCard).min(1),
  wins: z.array(z.object({ prize: bingoPrize, card: cardNumber, amount: minorUnits })),
})
export type OwnCards = z.infer<typeof ownCards>

/** What is played in a hall, and how it is sold. */
export const hallGame = z.object({
  id: z.int(),
  numbers: z.int().min(9).max(90),
  /** Rows of a card, and columns unless it is a ticket. */
  side: z.int().min(3).max(5),
  /** So many tickets make a strip, on which every number stands once: nine columns, five numbers in a row; null where cards are none. */
  strip: z.int().min(2).nullable(),
  /** So many numbers stand in each column alone; null where every number may stand in every cell. */
  inColumn: z.int().min(1).nullable(),
  /** What rounds play for, one each; none where they have no pattern. */
  patterns: z.array(z.object({ name: z.string(), cells: z.array(z.int().min(0)) })),
  prizes: z.array(z.object({ prize: bingoPrize, perMille: z.int().min(1) })),
  /** Of a card, minor units. */
  price: z.int().min(1),
  /** Most cards of a player in a round. */
  mostCards: z.int().min(1),
  /** And of a purchase. */
  mostAtOnce: z.int().min(1),
  /** A round each so many milliseconds. */
  everyMs: z.number(),
  /** From one call to the next. */
  callMs: z.number(),
})
export type HallGame = z.infer<typeof hallGame>
