import type { KenoPaytable } from '@fairhouse/contract/families/keno/paytable'
import type { GameContext } from '../../game-context.ts'
import { anyBelow } from '../../play/any-below.ts'
import { createStore, type Store } from '../../play/store.ts'
import { betOf, closedUp, type Filled, spotsOf, fewestSpots } from './filled.ts'
import { mostSpots, type OpenKenoGame } from './open-keno-game.ts'
import { risksOf } from './risks.ts'
import type { TicketShelf } from './saved-tickets.ts'
import { isSameTicket, isTicket, quickPick, type TicketRules, toggled } from './ticket.ts'

/** A ticket, or several cards, as the player fills them in: what is bet, what the stage marks, what is said. */
export class FillingIn {
  readonly state: Store<Filled>
  readonly rules: TicketRules
  readonly shelf: TicketShelf
  readonly #paytable: KenoPaytable
  readonly #context: GameContext
  readonly #keno: OpenKenoGame

  constructor(
    context: GameContext,
    keno: OpenKenoGame,
    given: { readonly paytable: KenoPaytable; readonly shelf: TicketShelf },
  ) {
    this.#context = context
    this.#keno = keno
    this.#paytable = given.paytable
    this.shelf = given.shelf
    this.rules = rulesOf(given.paytable)
    keno.fewest = fewestSpots(given.paytable)
    this.state = createStore<Filled>(this.#first())
    this.#select()
  }

  get spots(): readonly number[] {
    return spotsOf(this.state.now)
  }

  /** Puts a number on the card, or takes it off. */
  toggle(number: number): void {
    if (!this.#isIdle) return
    const { texts } = this.#keno
    const spots = toggled(this.spots, number, this.rules)
    if (spots === null) {
      const sentence = texts.full(this.rules.most)
      this.#context.notice(sentence)
      return this.#context.say(sentence)
    }
    this.#put(spots)
    const told = spots.includes(number) ? texts.say.picked : texts.say.unpicked
    this.#context.say(told(number, spots.length))
  }

  /** Fills in so many numbers as chance has it. The draw is the house's: any ticket is as good. */
  quickPick(): void {
    if (this.#isIdle) this.use(quickPick(this.state.now.count, this.rules, anyBelow))
  }

  /** A quick pick of more or fewer numbers. */
  step(by: 1 | -1): void {
    const count = this.state.now.count + by
    if (!this.#isIdle || count !== this.#counted(count)) return
    this.state.change({ count })
    this.quickPick()
  }

  clear(): void {
    if (!this.#isIdle || this.spots.length === 0) return
    this.#put([])
    this.#context.say(this.#keno.texts.say.cleared)
  }

  /** The ticket that was played last. */
  repeat(): void {
    const { last } = this.shelf.now
    if (last) this.use(last)
  }

  use(spots: readonly number[]): void {
    if (!this.#isIdle) return
    this.#put(spots)
    this.#context.say(this.#keno.texts.say.ticket(spots.join(', ')))
  }

  /** Turns to another card; while a draw is shown, only to look at it. */
  lookAt(card: number): void {
    const { cards } = this.state.now
    if (card < 0 || card >= cards.length) return
    this.state.change({ card, count: this.#counted(cards[card]?.length || this.state.now.count) })
    this.#keno.stage().look(card)
  }

  /** Chooses how steep the pays are, by its place among the game's risks. */
  choose(place: number): void {
    const risk = risksOf(this.#paytable)[place]
    if (risk === undefined || !this.#isIdle) return
    this.state.change({ risk })
    this.shelf.risked(risk)
    this.#select()
    this.#context.say(this.#keno.texts.say.risk(this.#keno.texts.risks[risk]))
  }

  /** A draw begins: it counts only the cards that have numbers. */
  played(): void {
    this.state.change(closedUp(this.state.now))
    this.#keno.stage().look(this.state.now.card)
    this.shelf.played(this.spots)
  }

  /** Marks the cards on a stage that shows others, or none. */
  settle(): void {
    const { board } = this.#keno.stage()
    const { cards, card } = this.state.now
    this.#keno.stage().look(card)
    const isShown = cards.every((spots, place) => isSameTicket(board.cards[place] ?? [], spots))
    if (this.#isIdle && !isShown) this.#keno.stage().mark(cards)
  }

  get #isIdle(): boolean {
    const { phase, autoplay } = this.#context.table.state.now
    return phase === 'idle' && autoplay === null
  }

  /** As near as a ticket may come to so many numbers. */
  #counted(count: number): number {
    return Math.min(this.rules.most, Math.max(this.rules.fewest ?? 1, count))
  }

  #put(spots: readonly number[]): void {
    const { cards, card } = this.state.now
    this.state.change({
      cards: cards.with(card, spots),
      ...(spots.length > 0 && { count: this.#counted(spots.length) }),
    })
    this.#select()
    this.#keno.stage().mark(this.state.now.cards)
  }

  #select(): void {
    const { table } = this.#context
    const { unitsPerStake } = table.state.now.game
    const bet = betOf(this.state.now, this.#paytable)
    table.select(bet && { selection: bet.selection, units: unitsPerStake * bet.stakes })
  }

  /** The tickets of the round on screen, else the one that was played last. */
  #first(): Filled {
    const { round } = this.#context.table.state.now
    const told = (round?.events ?? []).flatMap((event) =>
      event.type === 'ticketPlayed' ? [event] : [],
    )
    const { last } = this.shelf.now
    const most = this.#paytable.cards ?? 1
    const isPlayed =
      told.length > 0 &&
      told.length <= most &&
      told.every(({ spots }) => isTicket(spots, this.rules))
    const played = isPlayed ? told.map(({ spots }) => spots) : [last ?? []]
    return {
      cards: Array.from({ length: most }, (_, place) => played[place] ?? []),
      card: 0,
      risk: told[0]?.risk ?? this.shelf.risk,
      count: this.#counted(played[0]?.length || defaultCount),
    }
  }
}

const defaultCount = 8

export const rulesOf = (paytable: KenoPaytable): TicketRules => ({
  numbers: paytable.numbers,
  most: mostSpots(paytable),
  fewest: fewestSpots(paytable),
})
