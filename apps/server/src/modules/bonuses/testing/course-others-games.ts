import type { BonusGame } from '../needs.ts'
import { othersGames, referenceOthers, stakes } from './course-offers.ts'
import type { ReferenceRound } from './reference-at-play.ts'
import type { Walk } from './walk.ts'

/** A round in a game of others, with what its provider calls it. */
interface OthersRound {
  readonly round: string
  readonly ref: string
  readonly game: BonusGame
  readonly model: ReferenceRound
}

/** A player at games of somebody else's. */
export class AtOthersGames {
  readonly #walk: Walk
  readonly #open = new Set<OthersRound>()
  #refs = 0

  constructor(walk: Walk) {
    this.#walk = walk
  }

  /** Begins a round, or goes on with one that is open. */
  async play(): Promise<void> {
    const open = [...this.#open]
    if (open.length === 0 || this.#walk.draw.below(3) === 0) return this.#bet(null)
    const round = this.#walk.pick(open)
    const wish = this.#walk.draw.below(8)
    // What follows in a round names its first bet: once that is taken back, nothing is bet on it any more.
    if (wish === 0 && round.model.cost > 0) return this.#bet(round)
    return wish === 1 && round.model.payout === 0 ? this.#rollBack(round) : this.#win(round)
  }

  /** @param known of a round that goes on; null begins one. */
  async #bet(known: OthersRound | null): Promise<void> {
    const [game, reference] = this.#gameOf(known)
    if (!game || !reference) return
    const wish = { game: reference, stake: this.#walk.pick(stakes), now: this.#walk.now }
    const of = { round: known?.round ?? this.#ref(), ref: this.#ref() }
    this.#walk.doing = `bets ${wish.stake} at ${game.uri}, round ${of.round}`
    const due = this.#walk.model.refusalOfOthers(wish, known?.model ?? null)
    this.#walk.same(await this.#walk.house.others.bet(this.#walk.player, game, of, wish.stake), due)
    if (due !== null) return
    this.#walk.bets++
    const model = this.#walk.model.betOfOthers(wish, known?.model ?? null)
    if (!known) this.#open.add({ ...of, game, model })
  }

  /** Of a round that goes on its own game, else any; with what the model knows of it. */
  #gameOf(known: OthersRound | null) {
    const at = this.#walk.draw.below(othersGames.length)
    return known
      ? ([known.game, known.model.game] as const)
      : ([othersGames[at], referenceOthers[at]] as const)
  }

  #ref(): string {
    this.#refs++
    return `${this.#walk.player}-${this.#refs}`
  }

  async #win(round: OthersRound): Promise<void> {
    const closes = this.#walk.draw.below(3) > 0
    const sum = this.#walk.pick([0, 0, 7, 50, 333, 2_000])
    this.#walk.doing = `wins ${sum} in round ${round.round}`
    const told = await this.#walk.house.others.win(
      this.#walk.player,
      round.game,
      { ...round, closes },
      sum,
    )
    const isRolledBack = round.model.cost === 0
    this.#walk.same(told, isRolledBack ? 'rolledBack' : null)
    if (isRolledBack) this.#open.delete(round)
    if (told !== null) return
    this.#walk.model.winOfOthers(round.model, sum, closes)
    if (!closes) return
    this.#open.delete(round)
    if (this.#walk.draw.below(4) > 0) await this.#walk.settle()
  }

  /** Of a round with one bet: which of several is taken back is its provider's affair. */
  async #rollBack(round: OthersRound): Promise<void> {
    if (round.model.bets !== 1) return
    this.#walk.doing = `takes round ${round.round} back`
    this.#walk.same(
      await this.#walk.house.others.rollBack(this.#walk.player, round.game, round),
      null,
    )
    this.#walk.model.rollBackOthers(round.model)
  }
}
