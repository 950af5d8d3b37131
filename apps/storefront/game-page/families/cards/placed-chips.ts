import type { GameContext } from '../../game-context.ts'
import { chipFactors } from '../../chip-table/betting.ts'
import type { ChipHand } from '../../chip-table/chip-tools.ts'
import {
  type Chips,
  cleared,
  countOf,
  double,
  fits,
  instead,
  lay,
  type LaidChips,
  type Laying,
  nothingLaid,
  repeated,
  undone,
} from '../../chip-table/laid-chips.ts'
import { openSavedBets, type SavedBets, savedBets } from '../../chip-table/saved-bets.ts'
import { browserShelf } from '../../settings/settings.ts'
import type { ChipLimits } from './chips-on-spots.ts'
import type { OpenCardsGame } from './open-cards-game.ts'

/** Chips as the player lays them for the next round: what is bet, what the stage shows, what is said. */
export class PlacedChips implements ChipHand {
  /** How many chips a press puts down. */
  handful: number = chipFactors[0]
  readonly #context: GameContext
  readonly #cards: OpenCardsGame
  readonly #limits: ChipLimits
  readonly #bets: SavedBets
  readonly #changed: () => void
  #laid: LaidChips

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
    const { uri } = given.context.facts
    this.#bets = savedBets(uri, browserShelf(), (chips) => fits(chips, given.limits))
    this.#laid = { ...nothingLaid, last: this.#bets.now.last }
  }

  get laid(): LaidChips {
    return this.#laid
  }

  /** Chips on a place. */
  on(spot: string): number {
    return this.#laid.chips.get(spot) ?? 0
  }

  /** What so many chips cost at the value now chosen. */
  cost(count: number): string {
    return this.#context.money(count * this.#context.table.state.now.stake)
  }

  get isOpen(): boolean {
    const { phase, autoplay } = this.#context.table.state.now
    return phase === 'idle' && !autoplay
  }

  /** A handful more on a place; while a round is shown, a press hurries it. */
  put(spot: string): void {
    const { table, say } = this.#context
    if (!this.isOpen) return table.press()
    const added = lay(this.#laid, new Map([[spot, this.handful]]), this.#limits)
    if (!this.#take(added)) return
    const { texts, nameOf } = this.#cards
    this.#sound()
    say(texts.say.placed(nameOf(spot), this.cost(this.on(spot))))
  }

  /** A handful more on several places at once, as far as they take it: one step, to be taken back as one. */
  putOnAll(spots: readonly string[]): void {
    if (!this.isOpen) return
    const taken = spots.filter((spot) =>
      fits(new Map([[spot, this.on(spot) + this.handful]]), this.#limits),
    )
    if (taken.length === 0) return
    const added = new Map(taken.map((spot) => [spot, this.handful]))
    if (this.#take(lay(this.#laid, added, this.#limits))) this.#sound()
  }

  /** Lays other chips in place of those that lie there. */
  use(chips: Chips): void {
    if (this.isOpen) this.#take(instead(this.#laid, chips, this.#limits))
  }

  /** What was bet last lies there; where nothing was yet, these chips. It is where the player begins: nothing to take back. */
  begin(chips: Chips): void {
    const { last } = this.#laid
    this.#use({ ...nothingLaid, last, chips: last ?? chips })
  }

  undo(): void {
    if (this.isOpen && this.#laid.before.length > 0) this.#use(undone(this.#laid))
  }

  repeat(): void {
    const again = repeated(this.#laid)
    if (this.isOpen && again) this.#use(again)
  }

  double(): void {
    if (this.isOpen && this.#laid.chips.size > 0) this.#take(double(this.#laid, this.#limits))
  }

  clear(): void {
    if (!this.isOpen || this.#laid.chips.size === 0) return
    this.#use(cleared(this.#laid))
    this.#context.say(this.#cards.texts.say.cleared)
  }

  openSaved(): void {
    if (!this.isOpen) return
    void openSavedBets(this.#context, {
      words: this.#cards.texts.saved,
      nameOf: this.#cards.nameOf,
      bets: this.#bets,
      chips: this.#laid.chips,
      use: (chips) => this.use(chips),
    })
  }

  /** A bet was made: these are the chips that are laid again, and its steps are past. */
  played(): void {
    const { chips } = this.#laid
    if (chips.size === 0) return
    this.#laid = { ...this.#laid, last: chips, before: [] }
    this.#bets.played(chips)
  }

  /** Shows the chips on the stage, at the value now chosen. */
  lay(): void {
    const { stake } = this.#context.table.state.now
    const chips = [...this.#laid.chips]
    this.#cards
      .stage()
      .place(Object.fromEntries(chips.map(([spot, count]) => [spot, count * stake])))
  }

  #take(laying: Laying): boolean {
    if ('laid' in laying) {
      this.#use(laying.laid)
      return true
    }
    const { texts } = this.#cards
    const most = this.cost(laying.most)
    const sentence = laying.tooMany === 'spot' ? texts.placeFull(most) : texts.tooMany(most)
    this.#context.notice(sentence)
    this.#context.say(sentence)
    return false
  }

  #use(laid: LaidChips): void {
    this.#laid = laid
    const count = countOf(laid.chips)
    const units = count * this.#limits.unitsPerChip
    const selection = Object.fromEntries(laid.chips)
    this.#context.table.select(count === 0 ? null : { selection, units })
    this.lay()
    this.#changed()
  }

  #sound(): void {
    const { chip } = this.#cards.title.cues
    if (chip) this.#context.sound.play(chip)
  }
}
