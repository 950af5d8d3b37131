import type { Amount, Asset } from '@fairhouse/money'
import type { AccountId } from './account.ts'

/** Why money moved. Numbers are stored: never reused. */
export const reasons = {
  stake: 1,
  payout: 2,
  welcomeCredits: 10,
  creditsTopUp: 11,
  testMoney: 12,
  deposit: 20,
  withdrawal: 21,
  /** One leg of two in different assets. */
  exchange: 22,
  /** Nobody posted or voided it in time. */
  expiry: 23,
  /** A round that must not count, a payment that came back, a mistake of ours. */
  reversal: 24,
  /** What the house keeps of a payment. */
  paymentFee: 25,
  /** A card's or a chain's reversal of what was credited before. */
  chargeback: 26,
  /** What a network or a provider took for a payment. */
  networkFee: 27,
  /** What staff put right, by two people. */
  adjustment: 28,
  /** Coins that came in and are kept apart. */
  withheld: 29,
  /** Shares of stakes for a meter and its next seed. */
  jackpotFed: 30,
  /** What a meter begins with, as far as nothing was laid by for it. */
  jackpotSeed: 31,
  /** From a meter to the till that pays it to the winner with his round. */
  jackpotWon: 32,
  /** From a meter that nobody can win any more to another one. */
  jackpotMoved: 33,
  /** A stake in a game of somebody else's. */
  providerBet: 40,
  /** What such a game pays. */
  providerWin: 41,
  /** Of that, what is a jackpot of the provider's. */
  providerJackpot: 42,
  /** What was taken back of a round that a bonus had paid, once that bonus was over: the player's. */
  providerReturn: 43,
  /** Money of the house's for a bonus. */
  bonusGiven: 50,
  /** What is left of a bonus that was wagered becomes the player's cash. */
  bonusConverted: 51,
  /** What is left of a bonus that ended otherwise goes back to the house. */
  bonusTakenBack: 52,
  /** Points, tokens and tickets for rounds. */
  loyaltyEarned: 60,
  /** Points that were exchanged for money. */
  pointsConverted: 61,
  /** Points or tokens of a player who did not play for too long. */
  loyaltyExpired: 62,
  /** A token that was spun. */
  tokenSpun: 63,
  /** Tickets that were in the drum of a draw. */
  ticketsDrawn: 64,
  /** Credits that a tournament of play money gives. */
  tournamentCredits: 65,
  /** Credits that a small game of play money gives. */
  promoCredits: 66,
  /** Points and tickets of a round that was taken back after its end. */
  loyaltyTakenBack: 67,
  /** A stake in a round that many share. */
  roomStake: 70,
  /** What such a round pays. */
  roomPayout: 71,
} as const
export type Reason = keyof typeof reasons

/** What a transfer does. Numbers are stored: never reused. */
export const kinds = { direct: 0, pending: 1, post: 2, void: 3, expiry: 4, reversal: 5 } as const
export type Kind = keyof typeof kinds

/** The name of a stored reason. @throws RangeError for a number that is no reason of ours. */
export const reasonNamed = (number: number): Reason => named(reasons, number)

/** The name of a stored kind. @throws RangeError for a number that is no kind of ours. */
export const kindNamed = (number: number): Kind => named(kinds, number)

function named<Name extends string>(numbers: Readonly<Record<Name, number>>, number: number): Name {
  for (const name in numbers) if (numbers[name] === number) return name
  throw new RangeError(`nothing of ours is stored as ${number}`)
}

/** A leg of a chain. */
export interface LegRef {
  /** Made by whoever asks, a UUID of version 7, so that asking twice moves it once. Legs of a chain share it. */
  readonly id: string
  /** Number of this transfer within its chain, from 1. */
  readonly leg: number
}

interface Base extends LegRef {
  readonly debit: AccountId
  readonly credit: AccountId
  readonly amount: Amount
  readonly currency: Asset
  readonly reason: Reason
}

/** Moves money at once. The kind when none is said. */
export interface Direct extends Base {
  readonly kind?: 'direct'
}

/** Holds money back on the debited account until it is posted, voided or expired. */
export interface Pending extends Base {
  readonly kind: 'pending'
  /** From then on it can be neither posted nor voided, epoch milliseconds; null for never. */
  readonly expiresAt: number | null
}

/** Ends what is pending as `about`, between the same accounts; a post moves up to the amount held, the rest is released. */
export interface Resolving extends Base {
  readonly kind: 'post' | 'void' | 'expiry'
  readonly about: LegRef
}

/** Takes back what was posted as `about`: the same amount between the same accounts, the other way round. */
export interface Reversal extends Base {
  readonly kind: 'reversal'
  readonly about: LegRef
}

/** Money on its way from `debit` to `credit`. */
export type Transfer = Direct | Pending | Resolving | Reversal

export const kindOf = (transfer: Transfer): Kind => transfer.kind ?? 'direct'

/** The transfer that this one posts, voids, lets expire or reverses. */
export const aboutOf = (transfer: Transfer): LegRef | null =>
  'about' in transfer ? transfer.about : null

export const expiresAtOf = (transfer: Transfer): number | null =>
  transfer.kind === 'pending' ? transfer.expiresAt : null
