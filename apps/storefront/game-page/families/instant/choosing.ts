import type { InstantRules } from '@fairhouse/contract/families/instant/paytable'
import type { InstantSelection } from '@fairhouse/contract/families/instant/selection'
import type { GameContext } from '../../game-context.ts'
import { createStore, type Store } from '../../play/store.ts'
import { SavedChoices } from '../../settings/kept.ts'
import { browserShelf } from '../../settings/settings.ts'
import { keptChoice, stepped } from './choice.ts'
import type { OpenInstantGame } from './open-instant-game.ts'

/** What the next bet is on, as the player chooses it; it outlives the page where the browser allows it. */
export class Choosing {
  readonly state: Store<{ readonly choice: InstantSelection }>
  readonly #context: GameContext
  readonly #game: OpenInstantGame
  readonly #rules: InstantRules
  readonly #kept: SavedChoices

  constructor(context: GameContext, game: OpenInstantGame, rules: InstantRules) {
    this.#context = context
    this.#game = game
    this.#rules = rules
    this.#kept = new SavedChoices(`fairhouse.${game.title.manifest.uri}`, browserShelf())
    this.state = createStore({ choice: keptChoice(rules, this.#kept.read()) })
    this.#select()
  }

  get isOpen(): boolean {
    const { phase, autoplay } = this.#context.table.state.now
    return phase === 'idle' && autoplay === null
  }

  choose(choice: InstantSelection): void {
    if (!this.isOpen) return
    this.state.change({ choice: keptChoice(this.#rules, choice) })
    this.#kept.write(this.state.now.choice)
    this.#select()
    this.#game.stage().select(this.state.now.choice)
  }

  step(by: 1 | -1): void {
    this.choose(stepped(this.#rules, this.state.now.choice, by))
  }

  /** Says it to a stage that was opened anew. */
  settle(): void {
    if (this.isOpen && this.#context.table.state.now.selected === null) this.#select()
  }

  #select(): void {
    const { table } = this.#context
    table.select({ selection: this.state.now.choice, units: table.state.now.game.unitsPerStake })
  }
}
