// What a bonus must come to, reckoned from its terms alone. Nothing of the server is used here: it is what the server is held to.

/** What somebody is promised. Amounts are minor units. */
export interface ReferenceTerms {
  readonly type: 'match' | 'chip' | 'spins' | 'reward'
  /** Of a match the most; of free spins `count` times `stake`. */
  readonly amount: number
  readonly percent: number
  readonly minDeposit: number | null
  readonly times: number
  readonly cap: number | null
  readonly spins: { readonly count: number; readonly stake: number; readonly game: number } | null
  /** Also in games that count nothing. */
  readonly everywhere: boolean
}

/** A game: what percent of its turnover counts, and whether one can bet on both sides of it. */
export interface ReferenceGame {
  readonly id: number
  readonly percent: number
  readonly hasSides: boolean
}

export type ReferenceState =
  | 'waiting'
  | 'offered'
  | 'active'
  | 'freeSpins'
  | 'completed'
  | 'cancelled'
  | 'expired'
  | 'lost'
  | 'reversed'

const dayMs = 24 * 60 * 60 * 1000
const daysToDeposit = 7
const daysToWager = 14

/** One bonus of a player. */
export class ReferenceGrant {
  readonly offer: string | null
  readonly terms: ReferenceTerms
  state: ReferenceState
  amount: number
  toWager = 0
  wagered = 0
  spun = 0
  /** When it ends, or has to be deposited for; null while it waits for its turn. */
  endsAt: number | null
  paidOut = 0
  takenBack = 0
  /** It gave nothing, so its offer can be had again. */
  isVoid = false
  /** The deposit that brought it went back. */
  isGone = false
  deposit: string | null = null

  /** @param offer that it is of; null for a reward. @param now epoch milliseconds. */
  constructor(offer: string | null, terms: ReferenceTerms, now: number) {
    this.offer = offer
    this.terms = terms
    this.state = terms.minDeposit === null ? 'waiting' : 'offered'
    this.amount = terms.type === 'match' ? 0 : terms.amount
    this.endsAt = terms.minDeposit === null ? null : now + daysToDeposit * dayMs
  }

  get isOpen(): boolean {
    return this.isRunning || this.state === 'waiting' || this.state === 'offered'
  }

  get isRunning(): boolean {
    return this.state === 'active' || this.state === 'freeSpins'
  }

  get spinsLeft(): number {
    return this.state === 'freeSpins' ? (this.terms.spins?.count ?? 0) - this.spun : 0
  }

  isPast(now: number): boolean {
    return this.endsAt !== null && now >= this.endsAt
  }

  /** What a deposit brings of it; null where it is too small. */
  broughtBy(deposit: number): number | null {
    const { type, amount, percent, minDeposit } = this.terms
    if (deposit < (minDeposit ?? 0)) return null
    return type === 'match' ? Math.min(amount, Math.trunc((deposit * percent) / 100)) : this.amount
  }

  begin(now: number): void {
    this.state = this.terms.spins ? 'freeSpins' : 'active'
    this.toWager = this.terms.spins ? 0 : this.amount * this.terms.times
    this.endsAt = now + daysToWager * dayMs
  }

  /** What its spins won is a bonus of its own. */
  turn(won: number): void {
    this.state = 'active'
    this.amount = won
    this.toWager = won * this.terms.times
  }

  /** The most that a bet may be; null where there is no such end. */
  get highest(): number | null {
    if (this.state !== 'active' || this.terms.times <= 1 || this.wagered >= this.toWager)
      return null
    return Math.max(1, Math.min(500, Math.trunc(this.amount / 10)))
  }

  /** Whether it may be played in a game at all. */
  allows({ percent }: ReferenceGame): boolean {
    return this.wagered >= this.toWager || this.terms.everywhere || percent > 0
  }

  /** What a round adds to what is wagered, which is never more than is left. @returns that. */
  count({ percent, hasSides }: ReferenceGame, cost: number, payout: number): number {
    const turnover = hasSides ? Math.min(cost, Math.abs(payout - cost)) : cost
    const counted = Math.min(this.toWager - this.wagered, Math.trunc((turnover * percent) / 100))
    this.wagered += counted
    return counted
  }
}
