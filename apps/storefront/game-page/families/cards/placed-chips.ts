import type { GameContext } from '../../game-context.ts'
import { added, type ChipLimits, type Chips, chipsIn, doubled, handfuls } from './chips-on-spots.ts'
import type { OpenCardsGame } from './open-cards-game.ts'

/** Chips as the player lays them for the next round: what is bet, what the stage shows, what is said. */
export class PlacedChips {
  /** How many chips a press puts down. */
  handful: number = handfuls[0]
  readonly #context: GameContext
  readonly #cards: OpenCardsGame
  readonly #limits: ChipLimits
  readonly #changed: () => void
  #chips: Chips = {}
  #last: Chips = {}

  constructor(given: {
    readonly context: GameContext
    readonly cards: OpenCardsGame
    readonly limits: ChipLimits
    readonly changed: () => void
  }) {
    this.#context = given.context
    this.#cards = given.cards
    this.#limits = given.limits
    this.#changed = given.changed
  }

  /** Chips on a place. */
  on(spot: string): number {
    return this.#chips[spot] ?? 0
  }

  /** What so many chips cost at the value now chosen. */
  cost(count: number): string {
    return this.#context.money(count * this.#context.table.state.now.stake)
  }

  get isIdle(): boolean {
    const { phase, autoplay } = this.#context.table.state.now
    return phase === 'idle' && !autoplay
  }

  /** A handful more on a place; while a round is shown, a press hurries it. */
  put(spot: string): void {
    const { table, sound, say } = this.#context
    if (!this.isIdle) return table.press()
    const next = added(this.#chips, { spot, count: this.handful }, this.#limits)
    if (!next) return this.#tooMany(spot)
    const { title, texts, nameOf } = this.#cards
    if (title.cues.chip) sound.play(title.cues.chip)
    this.#use(next)
    say(texts.say.placed(nameOf(spot), this.cost(next[spot] ?? 0)))
  }

  /** A handful more on several places at once, as far as they take it. */
  putOnAll(spots: readonly string[]): void {
    if (!this.isIdle) return
    const next = spots.reduce(
      (chips, spot) => added(chips, { spot, count: this.handful }, this.#limits) ?? chips,
      this.#chips,
    )
    if (next === this.#chips) return
    const { title } = this.#cards
    if (title.cues.chip) this.#context.sound.play(title.cues.chip)
    this.#use(next)
  }

  /** Lays other chips in place of those that lie there. */
  use(chips: Chips): void {
    if (this.isIdle) this.#use(chips)
  }

  get now(): Chips {
    return this.#chips
  }

  /** What was bet last. */
  again(): void {
    if (this.isIdle && chipsIn(this.#last) > 0) this.#use(this.#last)
  }

  twice(): void {
    if (!this.isIdle || chipsIn(this.#chips) === 0) return
    const next = doubled(this.#chips, this.#limits)
    if (next) this.#use(next)
    else
      this.#tooMany(
        Object.keys(this.#chips).find((spot) => 2 * this.on(spot) > this.#limits.on(spot)),
      )
  }

  clear(): void {
    if (!this.isIdle || chipsIn(this.#chips) === 0) return
    this.#use({})
    this.#context.say(this.#cards.texts.say.cleared)
  }

  /** A bet was made: these are the chips that are laid again. */
  played(): void {
    this.#last = this.#chips
  }

  /** Shows the chips on the stage, at the value now chosen. */
  lay(): void {
    const { stake } = this.#context.table.state.now
    const chips = Object.entries(this.#chips)
    this.#cards
      .stage()
      .place(Object.fromEntries(chips.map(([spot, count]) => [spot, count * stake])))
  }

  #use(chips: Chips): void {
    this.#chips = chips
    const count = chipsIn(chips)
    const units = count * this.#limits.unitsPerChip
    this.#context.table.select(count === 0 ? null : { selection: { ...chips }, units })
    this.lay()
    this.#changed()
  }

  /** @param spot that takes no more; of a table with one limit for all places, any. */
  #tooMany(spot = ''): void {
    const { texts } = this.#cards
    const { together, on } = this.#limits
    const sentence =
      together === null ? texts.placeFull(this.cost(on(spot))) : texts.tooMany(this.cost(together))
    this.#context.notice(sentence)
    this.#context.say(sentence)
  }
}
