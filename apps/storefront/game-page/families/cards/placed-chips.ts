import type { GameContext } from '../../game-context.ts'
import {
  added,
  type Chips,
  chipsIn,
  doubled,
  handfuls,
  type PlacesRules,
} from './chips-on-spots.ts'
import type { OpenCardsGame } from './open-cards-game.ts'

/** Chips as the player lays them for the next round: what is bet, what the stage shows, what is said. */
export class PlacedChips {
  /** How many chips a press puts down. */
  handful: number = handfuls[0]
  readonly #context: GameContext
  readonly #cards: OpenCardsGame
  readonly #rules: PlacesRules
  readonly #changed: () => void
  #chips: Chips = {}
  #last: Chips = {}

  constructor(given: {
    readonly context: GameContext
    readonly cards: OpenCardsGame
    readonly rules: PlacesRules
    readonly changed: () => void
  }) {
    this.#context = given.context
    this.#cards = given.cards
    this.#rules = given.rules
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
    const next = added(this.#chips, { spot, count: this.handful }, this.#rules)
    if (!next) return this.#tooMany()
    const { title, texts, nameOf } = this.#cards
    if (title.cues.chip) sound.play(title.cues.chip)
    this.#use(next)
    say(texts.say.placed(nameOf(spot), this.cost(next[spot] ?? 0)))
  }

  /** What was bet last. */
  again(): void {
    if (this.isIdle && chipsIn(this.#last) > 0) this.#use(this.#last)
  }

  twice(): void {
    if (!this.isIdle || chipsIn(this.#chips) === 0) return
    const next = doubled(this.#chips, this.#rules)
    if (next) this.#use(next)
    else this.#tooMany()
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
    const units = count * this.#rules.unitsPerChip
    this.#context.table.select(count === 0 ? null : { selection: { ...chips }, units })
    this.lay()
    this.#changed()
  }

  #tooMany(): void {
    const sentence = this.#cards.texts.tooMany(this.cost(this.#rules.mostChips))
    this.#context.notice(sentence)
    this.#context.say(sentence)
  }
}
