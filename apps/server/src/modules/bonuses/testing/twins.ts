import type { Draw } from '@fairhouse/fairness/draw'
import { isRefused } from '#platform/answer'
import { conversionOf, dueOf, type Standing, turnedBySpins } from '../standing.ts'
import type { StoredGrant } from '../store/stored-grant.ts'
import { referenceGames } from './reference-games.ts'
import type { ReferenceTerms } from './reference-grant.ts'
import { ReferencePlayer } from './reference-player.ts'
import { grantOfSeat, SeatWithBonus } from './seat-with-bonus.ts'
import { wheels } from './wheels.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const begin = 1_800_000_000_000
const stakes = wheels[0]?.betLevels ?? []

/** A player twice: as the house decides on him, and as he must be. Whatever differs is thrown. */
export class Twins {
  readonly model: ReferencePlayer
  readonly seat: SeatWithBonus
  readonly #draw: Draw
  readonly #waiting: StoredGrant[] = []
  #now = begin
  bets = 0

  constructor(draw: Draw, outcomes: Draw) {
    this.#draw = draw
    const cash = draw.below(3_000)
    this.model = new ReferencePlayer(cash)
    this.seat = new SeatWithBonus({ games: wheels, outcomes }, cash)
  }

  /** Whatever comes to a player's mind. */
  step(): void {
    this.#now += this.#pick([1_000, minuteMs, 30 * minuteMs, 6 * 60 * minuteMs])
    const wish = this.#draw.below(80)
    if (wish === 0) this.#give()
    else if (wish === 1) this.#pay(this.#draw.below(2_000))
    else if (wish === 2) this.#now += this.#pick([3, 10, 15]) * dayMs
    else if (wish === 3) this.#settle()
    else if (this.model.open) this.#goOn()
    else this.#bet()
    this.#compare()
  }

  #pick<Of>(from: readonly Of[]): Of {
    const picked = from[this.#draw.below(from.length)]
    if (picked === undefined) throw new RangeError('nothing to pick from')
    return picked
  }

  #give(): void {
    const terms = this.#terms()
    this.model.take(null, terms, this.#now)
    this.#waiting.push(storedOf(terms))
    if (this.seat.standing === null && !this.model.open) this.#next()
  }

  /** Any terms: of few and of many, capped or not, of a bonus or of spins. */
  #terms(): ReferenceTerms {
    const spins = { count: 1 + this.#draw.below(5), stake: this.#pick(stakes), game: 1 }
    const isSpins = this.#draw.below(3) === 0
    return {
      type: isSpins ? 'spins' : 'chip',
      amount: isSpins ? spins.count * spins.stake : 1 + this.#draw.below(6_000),
      percent: 0,
      minDeposit: null,
      times: this.#pick([0, 1, 1, 2, 3, 35]),
      cap: this.#draw.below(2) === 0 ? null : this.#draw.below(3_000),
      spins: isSpins ? spins : null,
      everywhere: this.#draw.below(3) === 0,
    }
  }

  #pay(cents: number): void {
    const isIn = this.#draw.below(2) === 0
    if (isIn) this.model.deposit(cents, this.#now, 'some')
    if (isIn || this.model.withdraw(cents)) this.seat.move(isIn ? cents : -cents)
  }

  #bet(): void {
    const { running } = this.model
    const spins = running?.state === 'freeSpins' ? running.terms.spins : null
    // Mostly what may be bet, and now and then anything.
    const game = this.#pick(referenceGames)
    const isSpin = spins !== null && this.#draw.below(5) > 0
    const wish = isSpin
      ? { game: referenceGames[0] ?? game, stake: spins.stake, now: this.#now }
      : { game, stake: this.#pick(stakes), now: this.#now }
    const due = this.model.refusalOf(wish)
    const told = this.seat.bet(wish.game.id, wish.stake, this.#now)
    same(isRefused(told) ? told.refused : null, due)
    if (isRefused(told)) return
    this.bets++
    this.model.bet(wish)
    this.#heard(told)
  }

  #goOn(): void {
    const { open } = this.model
    if (!open) return
    const [action] = this.#offered
    const raise = action === 'playOn' ? open.cost : 0
    const isRefusedByMoney = raise > 0 && !this.model.mayRaise(raise)
    if (action === undefined) throw new Error('an open round offers nothing')
    const told = this.seat.act(open.game.id, action, this.#now)
    same(isRefused(told) ? told.refused : null, isRefusedByMoney ? 'notEnoughCash' : null)
    if (isRefused(told)) return this.#fold(open.game.id)
    if (raise > 0) this.model.raise(raise)
    this.#heard(told)
  }

  #fold(game: number): void {
    const told = this.seat.act(game, 'fold', this.#now)
    if (isRefused(told)) throw new Error(`a round is not given away: ${told.refused}`)
    this.#heard(told)
  }

  #offered: readonly ('playOn' | 'pick' | 'freeSpin')[] = []

  #heard({
    finished,
    payout,
    actions,
  }: Exclude<ReturnType<SeatWithBonus['bet']>, { refused: unknown }>): void {
    this.#offered = actions.flatMap(({ type }) =>
      type === 'playOn' || type === 'pick' || type === 'freeSpin' ? [type] : [],
    )
    if (!finished) return
    this.model.end(payout)
    // The house hears of it at once, or a little later.
    if (this.#draw.below(3) > 0) this.#settle()
  }

  /** What is due is done, by the house's own arithmetic, and must be what the model does. */
  #settle(): void {
    if (this.model.isInRound) return
    this.model.lookAfter(this.#now)
    const at = this.seat.standing
    if (at !== null) this.#become(at)
    if (this.seat.standing === null) this.#next()
  }

  #become(at: Standing): void {
    const due = dueOf(at)
    if (due === 'spinsOver' && at.balance > 0 && at.grant.times > 0) {
      const grant: StoredGrant = { ...at.grant, ...turnedBySpins(at), state: 'active' }
      this.seat.runs({ ...at, grant, wagered: 0 })
    } else if (due !== null) {
      this.seat.runs(null)
      if (at.balance > 0) this.seat.move(conversionOf(at).paidOut)
    } else if ((at.grant.expiresAt ?? 0) <= this.#now) this.seat.runs(null)
  }

  #next(): void {
    const next = this.#waiting.shift()
    if (!next) return
    const { amount, times, spins } = next
    const grant: StoredGrant = {
      ...next,
      state: spins ? 'freeSpins' : 'active',
      toWager: spins ? 0 : amount * times,
      begunAt: this.#now,
      expiresAt: this.#now + 14 * dayMs,
    }
    const at: Standing = { grant, balance: amount, wagered: 0, spinsUsed: 0 }
    this.seat.runs(at)
    if (dueOf(at) === null) return
    this.#become(at)
    if (this.seat.standing === null) this.#next()
  }

  #compare(): void {
    const { model, seat } = this
    const at = seat.standing
    const { running } = model
    same(seat.cash, model.cash)
    same(at?.balance ?? 0, model.pot)
    same(at?.grant.state ?? null, running?.state ?? null)
    if (at === null || running === null) return
    same(at.grant.amount, running.amount)
    same(at.grant.toWager, running.toWager)
    same(at.wagered, running.wagered)
    same(at.grant.expiresAt, running.endsAt)
    if (running.state === 'freeSpins') same(at.spinsUsed, running.spun)
  }
}

/** @throws Error where the house and the model differ. */
function same(is: unknown, due: unknown): void {
  if (is !== due) throw new Error(`is ${String(is)} and must be ${String(due)}`)
}

const storedOf = ({ type, amount, times, cap, spins, everywhere }: ReferenceTerms): StoredGrant =>
  grantOfSeat({
    type: type === 'spins' ? 'freeSpins' : 'freeChip',
    amount,
    times,
    games: everywhere ? 'all' : 'contributing',
    maxCashout: cap,
    spins: spins && { count: spins.count, stake: spins.stake, gameId: spins.game },
  })
