import type { Draw } from '@fairhouse/fairness/draw'
import { AtOthersGames } from './course-others-games.ts'
import { AtOwnGames } from './course-own-games.ts'
import { WithBonuses } from './course-bonuses.ts'
import { minuteMs } from './course-offers.ts'
import type { PlayingHouse } from './playing-house.ts'
import { Walk } from './walk.ts'

/**
 * One player's course through a house with bonuses: he does whatever comes to his mind, and after each deed what he is answered must be what the model says, and
 * at the end all that is written of him. Each difference is thrown.
 */
export class Course {
  readonly #walk: Walk
  readonly #own: AtOwnGames
  readonly #others: AtOthersGames
  readonly #bonuses: WithBonuses

  private constructor(walk: Walk) {
    this.#walk = walk
    this.#own = new AtOwnGames(walk)
    this.#others = new AtOthersGames(walk)
    this.#bonuses = new WithBonuses(walk)
  }

  static async open(house: PlayingHouse, draw: Draw): Promise<Course> {
    return new Course(await Walk.open(house, draw))
  }

  get bets(): number {
    return this.#walk.bets
  }

  /** States that its bonuses came to. */
  get states(): readonly string[] {
    return this.#walk.model.grants.map(({ state }) => state)
  }

  async step(): Promise<void> {
    const { house, draw } = this.#walk
    house.time.now += this.#walk.pick([1_000, minuteMs, 30 * minuteMs, 6 * 60 * minuteMs])
    const wish = draw.below(100)
    if (wish < 50) await this.#own.play()
    else if (wish < 72) await this.#others.play()
    else await this.#beside(wish)
    await this.#look()
  }

  #beside(wish: number): Promise<void> {
    if (wish < 78) return this.#bonuses.claim()
    if (wish < 80) return this.#bonuses.give()
    if (wish < 85) return this.#bonuses.pay()
    if (wish < 88) return this.#bonuses.cancel()
    if (wish < 89) return this.#bonuses.reverseGrant()
    if (wish < 90) return this.#bonuses.depositGone()
    if (wish < 91) return this.#bonuses.hold()
    if (wish < 93) return this.#own.giveBack()
    if (wish < 95) return this.#bonuses.wait()
    return this.#walk.settle()
  }

  /** Own money, bonus money and every bonus are what they must be. */
  async #look(): Promise<void> {
    const seen = await this.#walk.house.seen(this.#walk.player)
    const { cash, pot, grants } = this.#walk.model
    this.#walk.same([seen.cash, seen.pocket], [cash, pot])
    const bare = seen.grants.map((grant) => [
      grant.state,
      grant.amount,
      grant.toWager,
      grant.wagered,
      grant.state === 'freeSpins' ? grant.spinsUsed : 0,
      grant.paidOut,
      grant.takenBack,
      grant.isVoid,
    ])
    const due = grants.map((grant) => [
      grant.state,
      grant.amount,
      grant.toWager,
      grant.wagered,
      grant.state === 'freeSpins' ? grant.spun : 0,
      grant.paidOut,
      grant.takenBack,
      grant.isVoid,
    ])
    this.#walk.same(bare, due)
  }

  /** All rounds end, and what is written down of them is what there was. */
  async end(): Promise<void> {
    while (this.#walk.model.open) {
      this.#walk.house.time.now += 1_000
      // oxlint-disable-next-line no-await-in-loop -- step after step
      await this.#own.goOn()
    }
    await this.#walk.settle()
    await this.#look()
    this.#walk.doing = 'looks back'
    const written = await this.#walk.house.written(this.#walk.player)
    const { entries, notes, rounds } = this.#walk.model
    const changes = (of: 'cash' | 'pot') =>
      entries.flatMap(([account, change]) => (account === of ? [change] : []))
    this.#walk.same(written.cash, changes('cash'))
    this.#walk.same(written.pot, changes('pot'))
    this.#walk.same(inOrder(written.notes), inOrder(notes))
    const told = ({ fromPot, counted }: { fromPot: number; counted: number }) =>
      fromPot + counted > 0
    this.#walk.same(
      written.rounds.filter(told),
      rounds.filter(told).map(({ cost, payout, fromPot, toPot, counted }) => ({
        cost,
        payout,
        fromPot,
        toPot,
        counted,
      })),
    )
  }
}

const inOrder = (notes: readonly (readonly [string, number])[]): readonly string[] =>
  notes.map(([type, amount]) => `${type} ${amount}`).toSorted()
