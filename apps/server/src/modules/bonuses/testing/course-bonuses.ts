import { dayMs, termsOf } from './course-offers.ts'
import type { Walk } from './walk.ts'

/** What a player does with bonuses and with his own money, and what is done to him. */
export class WithBonuses {
  readonly #walk: Walk
  readonly #deposits: string[] = []

  constructor(walk: Walk) {
    this.#walk = walk
  }

  async claim(): Promise<void> {
    const [code, terms] = this.#walk.pick([...this.#walk.codes])
    this.#walk.doing = `claims ${code}`
    const due = this.#walk.model.refusalOfClaim(code, terms)
    const told = await this.#walk.house.claim(this.#walk.player, code)
    this.#walk.same(told?.because ?? null, due)
    if (due === null) this.#walk.model.take(code, terms, this.#walk.now)
  }

  async give(): Promise<void> {
    this.#walk.doing = 'is given a reward'
    const { amount } = termsOf('reward')
    const isGiven = await this.#walk.house.give(this.#walk.player, amount)
    this.#walk.same(isGiven, !this.#walk.model.holdsBack)
    if (isGiven) this.#walk.model.take(null, termsOf('reward'), this.#walk.now)
  }

  async pay(): Promise<void> {
    const cents = 1 + this.#walk.draw.below(3_000)
    if (this.#walk.draw.below(2) === 0) {
      this.#walk.doing = `pays ${cents} in`
      const id = await this.#walk.house.deposit(this.#walk.player, cents)
      this.#deposits.push(id)
      return this.#walk.model.deposit(cents, this.#walk.now, id)
    }
    // More than he has of his own is not paid out, whatever he has of bonuses.
    const sum = this.#walk.draw.below(3) === 0 ? this.#walk.model.cash + cents : cents
    this.#walk.doing = `withdraws ${sum}`
    this.#walk.same(
      await this.#walk.house.withdraw(this.#walk.player, sum),
      this.#walk.model.withdraw(sum),
    )
  }

  /** Of all of his bonuses, also of those that are over. */
  async #anyGrant() {
    const { grants } = await this.#walk.house.seen(this.#walk.player)
    const place = this.#walk.draw.below(Math.max(1, grants.length))
    const [stored, model] = [grants[place], this.#walk.model.grants[place]]
    return stored && model ? { id: stored.id, model } : null
  }

  async cancel(): Promise<void> {
    const grant = await this.#anyGrant()
    if (!grant) return
    this.#walk.doing = `cancels a bonus that is ${grant.model.state}`
    const told = await this.#walk.house.cancel(this.#walk.player, grant.id)
    this.#walk.same(told?.refused ?? null, this.#walk.model.cancel(grant.model, this.#walk.now))
  }

  async reverseGrant(): Promise<void> {
    const grant = await this.#anyGrant()
    if (!grant) return
    this.#walk.doing = `loses a bonus that is ${grant.model.state} to staff`
    const told = await this.#walk.house.reverse(this.#walk.player, grant.id)
    this.#walk.same(told?.refused ?? null, this.#walk.model.reverse(grant.model, this.#walk.now))
  }

  async depositGone(): Promise<void> {
    const id = this.#deposits.at(-1)
    if (id === undefined) return
    this.#walk.doing = 'has a deposit taken back'
    await this.#walk.house.depositGone(this.#walk.player, id)
    this.#walk.model.depositGone(id, this.#walk.now)
  }

  async hold(): Promise<void> {
    this.#walk.doing = 'thinks better of it'
    this.#walk.model.holdsBack = !this.#walk.model.holdsBack
    if (this.#walk.model.holdsBack) this.#walk.house.holdingBack.add(this.#walk.player)
    else this.#walk.house.holdingBack.delete(this.#walk.player)
  }

  async wait(): Promise<void> {
    this.#walk.house.time.now += this.#walk.pick([3, 10, 15]) * dayMs
    this.#walk.doing = 'waits for days'
    await this.#walk.house.expire()
    this.#walk.model.expire(this.#walk.now)
  }
}
