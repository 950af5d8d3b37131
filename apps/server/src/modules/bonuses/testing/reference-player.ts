import { ReferenceAtPlay } from './reference-at-play.ts'
import { ReferenceGrant, type ReferenceState, type ReferenceTerms } from './reference-grant.ts'

/** Something that a player is told of in his history. */
export type ReferenceNote = readonly [type: string, amount: number]

/** A player's money and bonuses as they must be: one bonus runs and the others wait for it and for open rounds, and each ends one way. */
export class ReferencePlayer extends ReferenceAtPlay {
  holdsBack = false
  readonly notes: ReferenceNote[] = []

  /** Why an offer cannot be had now; null: it can. */
  refusalOfClaim(offer: string, { minDeposit }: ReferenceTerms): string | null {
    if (this.holdsBack) return 'bonusRestricted'
    if (this.grants.some((one) => one.offer === offer && !one.isVoid)) return 'bonusTaken'
    const waits = this.grants.some(({ state }) => state === 'offered')
    return minDeposit !== null && waits ? 'bonusWaitsForAnother' : null
  }

  /** An offer is claimed, or a reward given. */
  take(offer: string | null, terms: ReferenceTerms, now: number): ReferenceGrant {
    const grant = new ReferenceGrant(offer, terms, now)
    this.grants.push(grant)
    if (grant.state === 'waiting') this.#beginNext(now)
    return grant
  }

  deposit(sum: number, now: number, id: string): void {
    this.move('cash', sum)
    const offered = this.grants.find(({ state }) => state === 'offered')
    const brought = offered?.broughtBy(sum) ?? null
    if (!offered || brought === null || this.holdsBack || now > (offered.endsAt ?? 0)) return
    offered.amount = brought
    offered.deposit = id
    offered.state = 'waiting'
    offered.endsAt = null
    this.#beginNext(now)
  }

  /** @returns false for more than the player has of his own: a bonus is not withdrawn. */
  withdraw(sum: number): boolean {
    if (sum > this.cash) return false
    this.move('cash', -sum)
    return true
  }

  /** The deposit that brought a bonus goes back. */
  depositGone(id: string, now: number): void {
    const grant = this.grants.find((one) => one.isOpen && one.deposit === id)
    if (!grant) return
    if (grant.isRunning && this.isInRound) {
      grant.isGone = true
      grant.endsAt = now
      return
    }
    this.#endAs(grant, 'reversed')
    this.#beginNext(now)
  }

  #beginNext(now: number): void {
    const next = this.grants.find(({ state }) => state === 'waiting')
    if (!next || this.running || this.isInRound) return
    next.begin(now)
    this.move('pot', next.amount)
    this.notes.push(['bonus', next.amount])
    if (this.#settle(next)) this.#beginNext(now)
  }

  /** Whether play has brought a bonus to where something becomes of it. */
  isDue(grant: ReferenceGrant): boolean {
    if (grant.state === 'freeSpins') return grant.spinsLeft === 0
    return grant.state === 'active' && (this.pot === 0 || grant.wagered >= grant.toWager)
  }

  /** @returns whether something was due. */
  #settle(grant: ReferenceGrant): boolean {
    if (!this.isDue(grant)) return false
    if (this.pot === 0) grant.state = 'lost'
    else if (grant.state === 'freeSpins' && grant.terms.times > 0) grant.turn(this.pot)
    else this.#complete(grant)
    return true
  }

  #complete(grant: ReferenceGrant): void {
    grant.paidOut = Math.min(this.pot, grant.terms.cap ?? this.pot)
    grant.takenBack = this.pot - grant.paidOut
    grant.state = 'completed'
    this.move('pot', -grant.paidOut)
    this.move('cash', grant.paidOut)
    this.move('pot', -grant.takenBack)
    this.notes.push(['payment', grant.paidOut])
    if (grant.takenBack > 0) this.notes.push(['bonusReversal', grant.takenBack])
  }

  #endAs(grant: ReferenceGrant, state: ReferenceState): void {
    const back = grant.isRunning ? this.pot : 0
    grant.isVoid = !grant.isRunning && state !== 'reversed'
    grant.state = state
    grant.takenBack = back
    this.move('pot', -back)
    if (back > 0) this.notes.push([noteOf(state), back])
  }

  /** @returns why not; null: it is given up. After a no, whatever is due is done. */
  cancel(grant: ReferenceGrant, now: number): 'notPermitted' | 'roundOpen' | null {
    const no = this.#refusalOfCancel(grant)
    if (no !== null) this.lookAfter(now)
    else if (grant.isOpen) {
      this.#endAs(grant, 'cancelled')
      this.#beginNext(now)
    }
    return no
  }

  #refusalOfCancel(grant: ReferenceGrant): 'notPermitted' | 'roundOpen' | null {
    if (!grant.isOpen) return grant.state === 'cancelled' ? null : 'notPermitted'
    if (grant.isRunning && this.isInRound) return 'roundOpen'
    // What is won by now is paid, not given up.
    return this.isDue(grant) ? 'notPermitted' : null
  }

  /** Staff take a bonus back. @returns why not. */
  reverse(grant: ReferenceGrant, now: number): 'notPermitted' | 'roundOpen' | null {
    if (!grant.isOpen) return 'notPermitted'
    if (grant.isRunning && this.isInRound) return 'roundOpen'
    this.#endAs(grant, 'reversed')
    this.#beginNext(now)
    return null
  }

  /** The house hears that rounds are over. */
  settle(now: number): void {
    if (this.grants.some(({ isRunning, state }) => isRunning || state === 'waiting'))
      this.lookAfter(now)
  }

  /** The house looks for what is past its time. */
  expire(now: number): void {
    if (this.grants.some((grant) => grant.isOpen && grant.isPast(now))) this.lookAfter(now)
  }

  /** Whatever is due is done, unless a round is open. */
  lookAfter(now: number): void {
    if (this.isInRound) return
    for (const grant of this.grants.toSorted(byTurn)) {
      if (!grant.isOpen) continue
      if (!grant.isGone && this.#settle(grant)) continue
      if (grant.isPast(now)) this.#endAs(grant, grant.isGone ? 'reversed' : 'expired')
    }
    this.#beginNext(now)
  }
}

const byTurn = (one: ReferenceGrant, other: ReferenceGrant): number =>
  Number(other.isRunning) - Number(one.isRunning)

function noteOf(state: ReferenceState): string {
  if (state === 'cancelled') return 'bonusReversalCancellation'
  return state === 'expired' ? 'bonusReversalExpiration' : 'bonusReversal'
}
