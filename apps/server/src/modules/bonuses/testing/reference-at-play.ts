import type { ReferenceGame, ReferenceGrant } from './reference-grant.ts'

/** A round as a player's money knows it. Amounts are minor units. */
export interface ReferenceRound {
  readonly game: ReferenceGame
  /** Stakes that were laid. */
  bets: number
  cost: number
  /** What of it the bonus paid. */
  fromPot: number
  payout: number
  /** What of that went to the bonus. */
  toPot: number
  counted: number
  /** The bonus that it is played with; null where none ran. */
  readonly grant: ReferenceGrant | null
  isOver: boolean
}

/** Money that came into one of a player's accounts, or left it. */
export type ReferenceEntry = readonly [account: 'cash' | 'pot', change: number]

/** A stake as it is about to be taken. */
interface Asked {
  readonly game: ReferenceGame
  readonly stake: number
  readonly now: number
}

/** Why a bet is refused, in the words of the house; null: it is taken. */
type No =
  | 'bonusLocked'
  | 'bonusNotAllowed'
  | 'bonusStakeLimit'
  | 'freeSpinsInconsistent'
  | 'notEnoughCash'
  | 'roundOpen'
  | null

/**
 * A player's money as bets must move it: own money pays first and free spins from what was given for them, a win goes to who paid, and a round counts
 * when it is over.
 */
export class ReferenceAtPlay {
  cash: number
  pot = 0
  readonly grants: ReferenceGrant[] = []
  readonly entries: ReferenceEntry[] = []
  /** Those that were begun beside a bonus, in order. */
  readonly rounds: ReferenceRound[] = []
  open: ReferenceRound | null = null
  /** Open rounds in games of others. */
  readonly others = new Set<ReferenceRound>()

  /** @param cash minor units. */
  constructor(cash: number) {
    this.cash = cash
  }

  get running(): ReferenceGrant | null {
    return this.grants.find((grant) => grant.isRunning) ?? null
  }

  /** The bonus that a round would be begun with. */
  runningAt(now: number): ReferenceGrant | null {
    const { running } = this
    return running === null || running.isPast(now) ? null : running
  }

  protected move(account: 'cash' | 'pot', change: number): void {
    if (change === 0) return
    this[account] += change
    if (this[account] < 0) throw new Error(`${account} of ${this[account]}`)
    this.entries.push([account, change])
  }

  /** Whether a game may be begun, whatever is staked. */
  #gate({ game, now }: Asked): No {
    const grant = this.runningAt(now)
    if (grant === null) return null
    if (grant.state === 'freeSpins')
      return game.id === grant.terms.spins?.game ? null : 'bonusLocked'
    return grant.allows(game) ? null : 'bonusNotAllowed'
  }

  #rule({ game, stake, now }: Asked): No {
    const { running } = this
    if (running === null) return null
    const { spins } = running.terms
    if (running.state === 'freeSpins') {
      if (game.id !== spins?.game) return null
      const isSpin = !running.isPast(now) && running.spinsLeft > 0 && stake === spins.stake
      return isSpin ? null : 'freeSpinsInconsistent'
    }
    if (running.isPast(now)) return null
    return running.highest !== null && stake > running.highest ? 'bonusStakeLimit' : null
  }

  /** What of a sum the bonus pays. */
  #fromPot(sum: number, grant: ReferenceGrant | null): number {
    if (grant === null) return 0
    const own = grant.state === 'freeSpins' ? 0 : Math.min(this.cash, sum)
    return Math.min(this.pot, sum - own)
  }

  refusalOf(asked: Asked): No {
    const no = this.#gate(asked)
    if (no !== null) return no
    if (this.open !== null) return 'roundOpen'
    return this.#rule(asked) ?? this.#lacks(asked.stake, this.runningAt(asked.now))
  }

  #lacks(sum: number, grant: ReferenceGrant | null): No {
    return sum - this.#fromPot(sum, grant) > this.cash ? 'notEnoughCash' : null
  }

  /** A bet in an own game. It must not be refused. */
  bet(asked: Asked): ReferenceRound {
    const { game, stake, now } = asked
    const round = this.#begun(game, this.runningAt(now))
    this.#pay(round, stake)
    if (round.grant?.state === 'freeSpins') {
      round.grant.spun += 1
      round.counted = stake
    }
    this.open = round
    return round
  }

  #begun(game: ReferenceGame, grant: ReferenceGrant | null): ReferenceRound {
    const nothing = { bets: 0, cost: 0, fromPot: 0, payout: 0, toPot: 0, counted: 0, isOver: false }
    const round: ReferenceRound = { game, grant, ...nothing }
    if (grant) this.rounds.push(round)
    return round
  }

  #pay(round: ReferenceRound, sum: number): void {
    const fromPot = this.#fromPot(sum, round.grant)
    this.move('cash', fromPot - sum)
    this.move('pot', -fromPot)
    round.bets += 1
    round.cost += sum
    round.fromPot += fromPot
  }

  /** Whether the open round can take so much more. */
  mayRaise(sum: number): boolean {
    return this.open !== null && this.#lacks(sum, this.open.grant) === null
  }

  raise(sum: number): void {
    if (this.open) this.#pay(this.open, sum)
  }

  /** The open round is over. @param isVoid it gave back what it had cost. */
  end(payout: number, isVoid = false): void {
    const round = this.open
    if (round === null) throw new Error('no round is open')
    this.open = null
    this.#win(round, payout)
    this.#close(round, isVoid)
  }

  #win(round: ReferenceRound, sum: number): void {
    // An earlier bonus is not the one whose money lies there now.
    const isShared = round.grant !== null && round.grant === this.running && round.fromPot > 0
    const toPot = isShared ? Number((BigInt(sum) * BigInt(round.fromPot)) / BigInt(round.cost)) : 0
    this.move('cash', sum - toPot)
    this.move('pot', toPot)
    round.payout += sum
    round.toPot += toPot
  }

  #close(round: ReferenceRound, isVoid: boolean): void {
    round.isOver = true
    const { grant } = round
    if (grant?.state !== 'active' || isVoid) return
    round.counted = grant.count(round.game, round.cost, round.payout)
  }

  /** Why a bet in a game of somebody else's is refused, as providers are told; null: it is taken. */
  refusalOfOthers(asked: Asked, known: ReferenceRound | null): string | null {
    if (this.#gate(asked) !== null) return 'userDisabled'
    if (this.#rule(asked) !== null) return 'limitReached'
    if (known?.isOver) return 'roundClosed'
    const grant = known ? this.#stillOf(known) : this.runningAt(asked.now)
    const cost = (known?.cost ?? 0) + asked.stake
    if (cost > (grant?.highest ?? cost)) return 'limitReached'
    return this.#lacks(asked.stake, grant) === null ? null : 'notEnoughMoney'
  }

  #stillOf({ grant }: ReferenceRound): ReferenceGrant | null {
    return grant !== null && grant === this.running ? grant : null
  }

  betOfOthers({ game, stake, now }: Asked, known: ReferenceRound | null): ReferenceRound {
    const round = known ?? this.#begun(game, this.runningAt(now))
    this.others.add(round)
    this.#pay(round, stake)
    return round
  }

  winOfOthers(round: ReferenceRound, sum: number, closes: boolean): void {
    this.#win(round, sum)
    if (!closes) return
    this.others.delete(round)
    this.#close(round, round.cost === 0)
  }

  /** A bet of a round of others, the only one in it, is taken back. */
  rollBackOthers(round: ReferenceRound): void {
    const toPot = this.#stillOf(round) ? round.fromPot : 0
    this.move('cash', round.cost - toPot)
    this.move('pot', toPot)
    round.cost = 0
    round.fromPot = 0
  }

  get isInRound(): boolean {
    return this.open !== null || [...this.others].some(({ grant, cost }) => grant && cost > 0)
  }
}
