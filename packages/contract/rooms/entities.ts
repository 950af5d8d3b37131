import { z } from 'zod'

const minorUnits = z.int().min(0)
/** Hundredths of the stake: 250 is 2.50 times the stake. */
const hundredths = z.int().min(100)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
/** Epoch milliseconds by the clock of the database, which all nodes share. */
const epochMs = z.number()

/** How far a round is: stakes are taken, it flies, or it has burst. `void`: it was given up, and its open stakes went back. */
export const roomPhases = ['betting', 'flying', 'crashed', 'void'] as const
export type RoomPhase = (typeof roomPhases)[number]

/** A round of a room as everybody sees it. */
export const roomRound = z.object({
  id: z.string(),
  /** Its number in the chain, from 1. */
  number: z.int().min(1),
  phase: z.enum(roomPhases),
  /** When it takes off, or did. */
  fliesAt: epochMs,
  /** Where it burst; null before. */
  bust: hundredths.nullable(),
  /** The chain's link, from which the bust follows; null before it burst. */
  link: sha256.nullable(),
})
export type RoomRound = z.infer<typeof roomRound>

/** What became of a stake: it flies along, was cashed out, was lost, or went back with a void round. */
export const ticketStates = ['open', 'cashed', 'lost', 'void'] as const
export type TicketState = (typeof ticketStates)[number]

/** A stake in a round as everybody in the room sees it. */
export const roomTicket = z.object({
  id: z.string(),
  /** Whose it is, masked; empty for who hides from others. */
  name: z.string(),
  stake: minorUnits,
  currency: z.enum(['USD', 'CREDIT']),
  state: z.enum(ticketStates),
  /** Where it was cashed out, hundredths; null unless it was. */
  at: hundredths.nullable(),
  payout: minorUnits,
})
export type RoomTicket = z.infer<typeof roomTicket>

/** A player's own stake. */
export const ownTicket = roomTicket.extend({
  round: z.string(),
  number: z.int().min(1),
  /** Which of the two bets of a round. */
  slot: z.int().min(1).max(2),
  /** Where it is cashed out by itself, hundredths; null: nowhere. */
  auto: hundredths.nullable(),
  /** Where the round burst; null before. */
  bust: hundredths.nullable(),
})
export type OwnTicket = z.infer<typeof ownTicket>

/** A round that is over. */
export const pastRound = z.object({
  number: z.int().min(1),
  bust: hundredths,
  link: sha256,
  void: z.boolean(),
  at: z.iso.datetime(),
})
export type PastRound = z.infer<typeof pastRound>

/** What was published of the chain that the rounds come from. */
export const roomChain = z.object({
  number: z.int().min(1),
  /** So many rounds it has. */
  length: z.int().min(1),
  /** Link 0, which was published first. */
  end: sha256,
  committedAt: z.iso.datetime(),
  /** Stands where a client seed does; null until it is known. */
  salt: z.string().nullable(),
  /** Where the salt is from. */
  source: z.string(),
  saltedAt: z.iso.datetime().nullable(),
})
export type RoomChain = z.infer<typeof roomChain>
