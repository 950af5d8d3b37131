import type { SeenOfPlayer } from '../../../apps/server/src/modules/bonuses/testing/seen-of-player.ts'

/** What somebody did, as far as it decides which grants may change and how. */
export type Deed =
  | { readonly type: 'claim' | 'give' | 'deposit' | 'settle' | 'expire' }
  | { readonly type: 'cancel'; readonly grant: string }

type Grant = SeenOfPlayer['grants'][number]

interface OpenRound {
  readonly cost: number
  readonly fromPocket: number
  /** The grant that ran when it was begun. */
  readonly grant: string | null
  readonly isSpin: boolean
}

const activeMs = 14 * 24 * 3_600_000
const isRunning = ({ state }: Grant): boolean => state === 'active' || state === 'freeSpins'

/**
 * What a player's money and grants must be, worked out from the terms and from what was seen of rounds, with arithmetic of its own: own money pays
 * first, a payout goes to who paid, a round counts when it is over, and a grant begins and ends one way only.
 */
export class PlayerModel {
  cash: number
  pocket = 0
  holdsBack = false
  round: OpenRound | null = null
  readonly broken: string[] = []
  #grants: readonly Grant[] = []
  readonly #wagered = new Map<string, number>()
  readonly #spun = new Map<string, number>()

  /** @param cash what the player came with, minor units. */
  constructor(cash: number) {
    this.cash = cash
  }

  get running(): Grant | null {
    return this.#grants.find(isRunning) ?? null
  }

  get open(): readonly Grant[] {
    return this.#grants.filter(({ state }) => isOpen(state))
  }

  fail(what: string): void {
    this.broken.push(what)
  }

  /** A bet was taken. What is past its time has no part in it. @param now epoch milliseconds. */
  bet(stake: number, now: number): void {
    const { running } = this
    const grant = (running?.expiresAt ?? now + 1) > now ? running : null
    const isSpin = grant?.state === 'freeSpins'
    if (grant) this.#allowed(grant, stake)
    const own = isSpin ? 0 : Math.min(this.cash, stake)
    const fromPocket = stake - own
    this.cash -= own
    this.pocket -= fromPocket
    this.round = { cost: stake, fromPocket, grant: grant?.id ?? null, isSpin }
    if (grant && isSpin) this.#spun.set(grant.id, (this.#spun.get(grant.id) ?? 0) + 1)
  }

  #allowed(grant: Grant, stake: number): void {
    if (grant.state === 'freeSpins') {
      if (stake !== grant.spins?.stake) this.fail(`a free spin of ${stake}`)
    } else if (this.#left(grant) > 0 && grant.times > 1 && stake > highest(grant.amount))
      this.fail(`a bet of ${stake} with a bonus of ${grant.amount}`)
  }

  /** The open round is given back: what it cost, or what it had won by then if that is more. */
  giveBack(payout: number): void {
    if (this.round && payout < this.round.cost)
      this.fail(`${payout} came back of ${this.round.cost}`)
    this.end(payout, true)
  }

  /** The open round is over. */
  end(payout: number, isVoid = false): void {
    const { round } = this
    if (round === null) return this.fail('a round ended that was not begun')
    const toPocket = Math.floor((payout * round.fromPocket) / round.cost)
    this.pocket += toPocket
    this.cash += payout - toPocket
    this.round = null
    const grant = this.#grants.find(({ id }) => id === round.grant)
    if (!grant || round.isSpin || isVoid) return
    const before = this.#wagered.get(grant.id) ?? 0
    this.#wagered.set(grant.id, Math.min(grant.toWager, before + round.cost))
  }

  #left(grant: Grant): number {
    return grant.toWager - (this.#wagered.get(grant.id) ?? 0)
  }

  /** Holds what is there after a deed against what may be. @param now epoch milliseconds. */
  see(seen: SeenOfPlayer, deed: Deed | null, now: number): void {
    const before = new Map(this.#grants.map((grant) => [grant.id, grant]))
    // What ended made room for what began.
    const inOrder = seen.grants.toSorted(
      (one, other) => Number(isRunning(one)) - Number(isRunning(other)),
    )
    for (const grant of inOrder) this.#moved(before.get(grant.id) ?? null, grant, { deed, now })
    this.#grants = seen.grants
    this.#once()
    if (seen.cash !== this.cash) this.fail(`cash is ${seen.cash} and must be ${this.cash}`)
    if (seen.pocket !== this.pocket)
      this.fail(`the bonus pocket has ${seen.pocket} and must have ${this.pocket}`)
    for (const grant of seen.grants) this.#counted(grant)
    this.#stillRuns(before, deed, now)
    this.cash = seen.cash
    this.pocket = seen.pocket
  }

  #moved(
    before: Grant | null,
    after: Grant,
    at: { readonly deed: Deed | null; readonly now: number },
  ): void {
    if (before === null && this.holdsBack) this.fail(`a bonus for who holds back from play`)
    if (before !== null && before.maxCashout !== after.maxCashout)
      this.fail(`the cap of a bonus was ${before.maxCashout} and is ${after.maxCashout}`)
    const from = before?.state ?? 'waiting'
    if (from === after.state) return
    if (from === 'offered' && after.state !== 'waiting')
      this.#moved({ ...after, state: 'waiting' }, after, at)
    else this.#movedTo(before ?? { ...after, state: 'waiting' }, after, at)
  }

  #movedTo(
    before: Grant,
    after: Grant,
    { deed, now }: { readonly deed: Deed | null; readonly now: number },
  ): void {
    switch (after.state) {
      case 'active':
        if (before.state === 'freeSpins') this.#turned(before, after)
        else this.#began(after, after.amount)
        return
      case 'freeSpins':
        return this.#began(after, (after.spins?.count ?? 0) * (after.spins?.stake ?? 0))
      case 'offered':
      case 'waiting':
        return
      default:
        return this.#over(before, after, { deed, now })
    }
  }

  #over(
    before: Grant,
    after: Grant,
    { deed, now }: { readonly deed: Deed | null; readonly now: number },
  ): void {
    switch (after.state) {
      case 'completed':
        if (this.#left(before) > 0) this.fail(`completed with ${this.#left(before)} to wager`)
        return this.#ended(before, after, Math.min(this.pocket, capOf(before)))
      case 'lost':
        if (this.pocket !== 0) this.fail(`lost with ${this.pocket} in the pocket`)
        return this.#ended(before, after, 0)
      case 'expired':
        if (now < (after.expiresAt ?? 0)) this.fail('expired before its time')
        return this.#ended(before, after, 0)
      case 'cancelled':
        if (deed?.type !== 'cancel' || deed.grant !== after.id) this.fail('cancelled by nobody')
        return this.#ended(before, after, 0)
      default:
        return this.fail(`a bonus is ${after.state}`)
    }
  }

  #began(grant: Grant, money: number): void {
    if (this.round) this.fail('a bonus began with an open round')
    if (this.pocket !== 0) this.fail(`a bonus began with ${this.pocket} in the pocket`)
    this.pocket += money
    this.#wagered.set(grant.id, 0)
  }

  #turned(before: Grant, after: Grant): void {
    const spun = this.#spun.get(before.id) ?? 0
    if (spun !== before.spins?.count)
      this.fail(`turned after ${spun} of ${before.spins?.count} free spins`)
    if (after.amount !== this.pocket)
      this.fail(`free spins won ${this.pocket} and are worth ${after.amount}`)
    if (after.toWager !== this.pocket * after.times)
      this.fail(`${after.toWager} to wager for ${this.pocket}`)
    this.#wagered.set(after.id, 0)
  }

  #ended(before: Grant, after: Grant, paidOut: number): void {
    if (!isRunning(before)) return
    if (this.round) this.fail(`a bonus was ${after.state} with an open round`)
    if (after.paidOut !== paidOut)
      this.fail(`a bonus paid ${after.paidOut} and must pay ${paidOut}`)
    if (after.takenBack !== this.pocket - paidOut)
      this.fail(`${after.takenBack} went back and must be ${this.pocket - paidOut}`)
    this.cash += paidOut
    this.pocket = 0
  }

  #counted(grant: Grant): void {
    if (grant.state === 'freeSpins' && grant.spinsUsed !== (this.#spun.get(grant.id) ?? 0))
      this.fail(
        `${grant.spinsUsed} free spins are counted and ${this.#spun.get(grant.id) ?? 0} were played`,
      )
    const wagered = this.#wagered.get(grant.id) ?? 0
    if (grant.state === 'active' && grant.wagered !== wagered)
      this.fail(`${grant.wagered} is counted as wagered and must be ${wagered}`)
  }

  /** An offer that gave something is had once. */
  #once(): void {
    const had = this.#grants.filter(({ offer, isVoid }) => offer !== null && !isVoid)
    if (new Set(had.map(({ offer }) => offer)).size < had.length)
      this.fail('an offer was had twice')
  }

  /** Where somebody has looked, nothing runs past its time; what free spins have just become is looked at the next time. */
  #stillRuns(before: ReadonlyMap<string, Grant>, deed: Deed | null, now: number): void {
    const grant = this.running
    if (deed?.type !== 'expire' || grant === null || this.round) return
    if (before.get(grant.id)?.state !== grant.state) return
    if (grant.expiresAt !== null && grant.expiresAt <= now) this.fail('a bonus runs past its time')
    if (grant.expiresAt !== null && grant.expiresAt > now + activeMs)
      this.fail('a bonus runs too long')
  }
}

const isOpen = (state: string): boolean =>
  state === 'waiting' || state === 'offered' || state === 'active' || state === 'freeSpins'

const capOf = ({ maxCashout }: Grant): number => maxCashout ?? Number.POSITIVE_INFINITY

/** The lower of five dollars and a tenth, never below a cent. */
const highest = (bonus: number): number => Math.max(1, Math.min(500, Math.floor(bonus / 10)))
