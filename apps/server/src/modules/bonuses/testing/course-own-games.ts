import type { PlayedStep } from './acts-of-players.ts'
import { stakes } from './course-offers.ts'
import type { ReferenceRound } from './reference-at-play.ts'
import { referenceGames } from './reference-games.ts'
import type { ReferenceGame } from './reference-grant.ts'
import type { Walk } from './walk.ts'
import { wheels } from './wheels.ts'

type OfferedAction = Extract<PlayedStep, { type: 'played' }>['actions'][number]

/** A player at the house's own games. */
export class AtOwnGames {
  readonly #walk: Walk
  #actions: readonly OfferedAction[] = []

  constructor(walk: Walk) {
    this.#walk = walk
  }

  /** Begins a round, or goes on with the one that is open. */
  async play(): Promise<void> {
    if (this.#walk.model.open) return this.goOn()
    const { running } = this.#walk.model
    const spins = running?.state === 'freeSpins' ? running.terms.spins : null
    const isSpin = spins !== null && this.#walk.draw.below(5) > 0
    const game = isSpin ? referenceGames[0] : this.#walk.pick(referenceGames)
    const stake = isSpin ? spins.stake : this.#walk.pick(stakes)
    if (!game) return
    const wish = { game, stake, now: this.#walk.now }
    this.#walk.doing = `bets ${stake} at ${game.id}`
    const due = this.#walk.model.refusalOf(wish)
    const told = await this.#walk.house.bet(this.#walk.player, stake, uriOf(game))
    this.#walk.same(told.type === 'refused' ? told.by : null, due)
    if (told.type === 'refused') return
    this.#walk.bets++
    this.#walk.model.bet(wish)
    await this.#heard(told)
  }

  async goOn(): Promise<void> {
    const { open } = this.#walk.model
    const [action] = this.#actions
    if (!open || action === undefined) return
    const raise = action === 'playOn' ? open.cost : 0
    const due = raise > 0 && !this.#walk.model.mayRaise(raise) ? 'notEnoughCash' : null
    this.#walk.doing = `goes on with ${action} at ${open.game.id}`
    const told = await this.#act(open, action)
    this.#walk.same(told.type === 'refused' ? told.by : null, due)
    if (told.type === 'played' && raise > 0) this.#walk.model.raise(raise)
    const after = told.type === 'refused' ? await this.#act(open, 'fold') : told
    if (after.type === 'played') await this.#heard(after)
  }

  #act({ game, cost }: ReferenceRound, action: OfferedAction): Promise<PlayedStep> {
    return this.#walk.house.act(this.#walk.player, uriOf(game), { stake: cost, action })
  }

  async #heard(told: Extract<PlayedStep, { type: 'played' }>): Promise<void> {
    this.#actions = told.actions
    if (!told.finished) return
    this.#walk.model.end(told.payout)
    // The outbox tells of it soon, and now and then late.
    if (this.#walk.draw.below(4) > 0) await this.#walk.settle()
  }

  /** The rules of the open round are gone, and what it cost comes back. */
  async giveBack(): Promise<void> {
    const { open } = this.#walk.model
    if (!open) return
    this.#walk.doing = `is given back what a round at ${open.game.id} cost`
    const payout = await this.#walk.house.giveBack(this.#walk.player, uriOf(open.game))
    if (payout < open.cost) throw new Error(`${payout} came back of ${open.cost}`)
    this.#walk.model.end(payout, true)
  }
}

const uriOf = ({ id }: ReferenceGame): string => wheels.find((game) => game.id === id)?.uri ?? ''
