import type { GameContext } from '../game-context.ts'
import { createStore, type Store } from '../play/store.ts'
import { browserShelf } from '../settings/settings.ts'
import type { ChipTable } from './chip-table.ts'
import type { ChipHand } from './chip-tools.ts'
import {
  type Chips,
  cleared,
  countOf,
  double,
  instead,
  lay,
  type LaidChips,
  type Laying,
  nothingLaid,
  repeated,
  take,
  undone,
  wasBet,
} from './laid-chips.ts'
import { openSavedBets, type SavedBets, savedBets } from './saved-bets.ts'

/** Chips of the tray: how many of the smallest each is worth. */
export const chipFactors = [1, 5, 25, 100] as const
export type ChipFactor = (typeof chipFactors)[number]

interface BettingState {
  readonly laid: LaidChips
  /** The chip that is laid next. */
  readonly chip: ChipFactor
}

/** The player's chips: what lies on the table, what can be done with it, and what the next bet is on. */
export class Betting implements ChipHand {
  readonly state: Store<BettingState>
  readonly #context: GameContext
  readonly #table: ChipTable
  readonly #bets: SavedBets
  #stake: number

  constructor(context: GameContext, chipTable: ChipTable) {
    const { table, facts } = context
    this.#context = context
    this.#table = chipTable
    this.#bets = savedBets(facts.uri, browserShelf(), chipTable.isBet)
    // What was bet last on this device can be laid again at once.
    this.state = createStore<BettingState>({
      laid: { ...nothingLaid, last: this.#bets.now.last },
      chip: 1,
    })
    this.#stake = table.state.now.stake
    let wasIdle = false
    table.state.watch((state) => {
      if (wasIdle && state.phase === 'asking') this.#played()
      wasIdle = state.phase === 'idle'
      if (state.stake !== this.#stake) {
        this.#stake = state.stake
        this.#show()
      }
    })
  }

  /** Whether chips may be laid now. */
  get isOpen(): boolean {
    const { phase, autoplay } = this.#context.table.state.now
    return phase === 'idle' && autoplay === null
  }

  get laid(): LaidChips {
    return this.state.now.laid
  }

  /** Minor units of so many of the smallest chip. */
  worth(count: number): number {
    return count * this.#context.table.state.now.stake
  }

  choose(chip: ChipFactor): void {
    this.state.change({ chip })
  }

  /** Lays the chosen chip on a spot. */
  place(spot: string): void {
    const { laid } = this.state.now
    if (!this.isOpen) return
    const closed = this.#table.closedOf?.(spot) ?? null
    if (closed !== null) return this.#tell(closed)
    const chip = this.#chipOn(spot)
    const wasOld = laid.isOld
    if (!this.#take(lay(laid, new Map([[spot, chip]]), this.#table.limits))) return
    const { stage } = this.#table
    // The chip is seen to fall; what lay there for the last round is taken away first.
    if (wasOld) stage().lay([])
    stage().drop(spot, this.worth(chip))
    this.#say(spot)
  }

  /** Lays a called bet, each chip of the chosen value. */
  placeAll(chips: Chips): void {
    const { laid, chip } = this.state.now
    if (!this.isOpen) return
    const added = new Map([...chips].map(([spot, count]) => [spot, count * chip]))
    if (this.#take(lay(laid, added, this.#table.limits))) this.#showAndSay()
  }

  /** Takes a chip of the chosen value off a spot, or what lies there. */
  remove(spot: string): void {
    const { laid } = this.state.now
    if (!this.isOpen || !laid.chips.has(spot)) return
    this.#change(take(laid, spot, this.#chipOn(spot)))
  }

  undo(): void {
    if (this.isOpen) this.#change(undone(this.state.now.laid))
  }

  clear(): void {
    if (this.isOpen) this.#change(cleared(this.state.now.laid))
  }

  double(): void {
    if (!this.isOpen || this.state.now.laid.chips.size === 0) return
    if (this.#take(double(this.state.now.laid, this.#table.limits))) this.#showAndSay()
  }

  repeat(): void {
    const again = repeated(this.state.now.laid)
    if (this.isOpen && again) this.#change(again)
  }

  openSaved(): void {
    if (!this.isOpen) return
    void openSavedBets(this.#context, {
      words: this.#table.words.saved,
      nameOf: this.#table.nameOf,
      bets: this.#bets,
      chips: this.state.now.laid.chips,
      use: (chips) => this.#use(chips),
    })
  }

  /** A round is on screen: its chips lie there to be bet again. */
  roundShown(): void {
    const { round, stake } = this.#context.table.state.now
    const chips = round && this.#table.chipsOf(round, stake)
    if (!chips) return
    this.state.change({ laid: wasBet(chips) })
    this.#select()
  }

  /** Shows on the stage what is laid, where the last round's result is not what is to be seen. */
  show(): void {
    if (!this.state.now.laid.isOld) this.#show()
  }

  /** Lays a saved bet in place of what lies there, or says which of its spots is closed. */
  #use(chips: Chips): void {
    const { closedOf, limits } = this.#table
    if (!this.isOpen) return
    for (const spot of chips.keys()) {
      const closed = closedOf?.(spot) ?? null
      if (closed !== null) return this.#tell(closed)
    }
    // What a spot takes goes by steps that the round may have changed since, as odds in craps do.
    const fitted = new Map([...chips].map(([spot, count]) => [spot, this.#fitted(spot, count)]))
    if (this.#take(instead(this.state.now.laid, fitted, limits))) this.#showAndSay()
  }

  #fitted(spot: string, count: number): number {
    return this.#table.countOf?.(spot, count) ?? count
  }

  #played(): void {
    const { chips } = this.state.now.laid
    if (chips.size > 0) this.#bets.played(chips)
  }

  #take(laying: Laying): boolean {
    if ('laid' in laying) {
      this.state.change({ laid: laying.laid })
      this.#select()
      return true
    }
    const { say } = this.#table.words
    const most = this.#context.money(this.worth(laying.most))
    this.#tell(laying.tooMany === 'spot' ? say.mostOnSpot(most) : say.mostOnTable(most))
    return false
  }

  #tell(sentence: string): void {
    this.#context.notice(sentence)
    this.#context.say(sentence)
  }

  #chipOn(spot: string): number {
    const { chip } = this.state.now
    return this.#table.countOf?.(spot, chip) ?? chip
  }

  #change(laid: LaidChips): void {
    this.state.change({ laid })
    this.#select()
    this.#showAndSay()
  }

  #select(): void {
    const { chips } = this.state.now.laid
    this.selects({ chips: Object.fromEntries(chips) }, countOf(chips))
  }

  /** What is laid is what the next bet is on. */
  protected selects(selection: { readonly chips: Record<string, number> }, units: number): void {
    this.#context.table.select(units === 0 ? null : { selection, units })
  }

  #show(): void {
    const laid = [...this.state.now.laid.chips].map(([spot, count]) => ({
      spot,
      amount: this.worth(count),
    }))
    this.#table.stage().lay(laid)
  }

  #showAndSay(): void {
    this.#show()
    const { say } = this.#table.words
    const all = countOf(this.state.now.laid.chips)
    this.#context.say(all === 0 ? say.empty : say.all(this.#context.money(this.worth(all))))
  }

  #say(spot: string): void {
    const { money, say } = this.#context
    const { chips } = this.state.now.laid
    const amount = money(this.worth(chips.get(spot) ?? 0))
    const all = money(this.worth(countOf(chips)))
    say(this.#table.words.say.placed(this.#table.nameOf(spot), amount, all))
  }
}
