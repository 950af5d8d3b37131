import type { Kind, Reason } from './transfer.ts'

/** What reasons are about, for whoever adds them up: each is of one sort. */
export type Sort =
  | 'payment'
  | 'stake'
  | 'payout'
  | 'bonus'
  | 'conversion'
  | 'correction'
  | 'gift'
  | 'meter'
  | 'points'

/** The one list by which sums are made. A reason that is added is put here too: nothing counts it by chance. */
export const sortOfReason: Readonly<Record<Reason, Sort>> = {
  // A demo's money: what a deposit is elsewhere.
  testMoney: 'payment',
  deposit: 'payment',
  withdrawal: 'payment',
  exchange: 'payment',
  expiry: 'payment',
  // Of a movement that takes no other back: a payout that came back. Else what it takes back decides.
  reversal: 'payment',
  paymentFee: 'payment',
  chargeback: 'payment',
  networkFee: 'payment',
  withheld: 'payment',
  // What is bet, in our games, in those of others and in rooms, and what it pays.
  stake: 'stake',
  providerBet: 'stake',
  roomStake: 'stake',
  payout: 'payout',
  providerWin: 'payout',
  providerJackpot: 'payout',
  roomPayout: 'payout',
  // Between the house and a bonus; and from a bonus to the player's own money.
  bonusGiven: 'bonus',
  bonusTakenBack: 'bonus',
  bonusConverted: 'conversion',
  providerReturn: 'conversion',
  adjustment: 'correction',
  welcomeCredits: 'gift',
  creditsTopUp: 'gift',
  tournamentCredits: 'gift',
  promoCredits: 'gift',
  jackpotFed: 'meter',
  jackpotSeed: 'meter',
  jackpotWon: 'meter',
  jackpotMoved: 'meter',
  loyaltyEarned: 'points',
  pointsConverted: 'points',
  loyaltyExpired: 'points',
  tokenSpun: 'points',
  ticketsDrawn: 'points',
  loyaltyTakenBack: 'points',
}

/** A movement as far as it says what it is about. */
export interface Judged {
  readonly kind: Kind
  readonly reason: Reason
  /** Of a reversal: the reason of what it takes back; null when that is not here any more. */
  readonly takesBack: Reason | null
}

/** Of what sort a movement is: a reversal is of the sort of what it takes back. Null for one that takes back what is not here any more. */
export function sortOf({ kind, reason, takesBack }: Judged): Sort | null {
  if (kind !== 'reversal') return sortOfReason[reason]
  return takesBack === null ? null : sortOfReason[takesBack]
}
