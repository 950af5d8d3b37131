import type { KenoPaytable } from '@fairhouse/contract/families/keno/paytable'
import type { GameContext } from '../../game-context.ts'
import { createStore, type Store } from '../../play/store.ts'
import { mostSpots, type OpenKenoGame } from './open-keno-game.ts'
import type { TicketShelf } from './saved-tickets.ts'
import { isSameTicket, isTicket, quickPick, type TicketRules, toggled } from './ticket.ts'

interface Filled {
  readonly spots: readonly number[]
  /** How many numbers a quick pick takes. */
  readonly count: number
}

/** A ticket as the player fills it in: what is bet, what the stage marks, what is said. */
export class FillingIn {
  readonly state: Store<Filled>
  readonly rules: TicketRules
  readonly shelf: TicketShelf
  readonly #context: GameContext
  readonly #keno: OpenKenoGame

  constructor(
    context: GameContext,
    keno: OpenKenoGame,
    given: { readonly paytable: KenoPaytable; readonly shelf: TicketShelf },
  ) {
    this.#context = context
    this.#keno = keno
    this.shelf = given.shelf
    this.rules = rulesOf(given.paytable)
    const spots = this.#first()
    this.state = createStore<Filled>({ spots, count: spots.length || defaultCount })
    this.#select(spots)
  }

  /** Puts a number on the ticket, or takes it off. */
  toggle(number: number): void {
    if (!this.#isIdle) return
    const { texts } = this.#keno
    const spots = toggled(this.state.now.spots, number, this.rules)
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
    if (!this.#isIdle || count < 1 || count > this.rules.most) return
    this.state.change({ count })
    this.quickPick()
  }

  clear(): void {
    if (!this.#isIdle || this.state.now.spots.length === 0) return
    this.#put([])
    this.#context.say(this.#keno.texts.say.cleared)
  }

  /** The ticket that was played last. */
  repeat(): void {
    const { last } = this.shelf.now
    if (last.length > 0) this.use(last)
  }

  use(spots: readonly number[]): void {
    if (!this.#isIdle) return
    this.#put(spots)
    this.#context.say(this.#keno.texts.say.ticket(spots.join(', ')))
  }

  /** Marks the ticket on a stage that shows another, or none. */
  settle(): void {
    const { board } = this.#keno.stage()
    const { spots } = this.state.now
    if (this.#isIdle && !isSameTicket(board.spots, spots)) this.#keno.stage().mark(spots)
  }

  get #isIdle(): boolean {
    const { phase, autoplay } = this.#context.table.state.now
    return phase === 'idle' && autoplay === null
  }

  #put(spots: readonly number[]): void {
    this.state.change({ spots, ...(spots.length > 0 && { count: spots.length }) })
    this.#select(spots)
    this.#keno.stage().mark(spots)
  }

  #select(spots: readonly number[]): void {
    const { table } = this.#context
    const { unitsPerStake } = table.state.now.game
    table.select(
      spots.length === 0 ? null : { selection: { spots: [...spots] }, units: unitsPerStake },
    )
  }

  /** The ticket of the round on screen, else the one that was played last. */
  #first(): readonly number[] {
    const { round } = this.#context.table.state.now
    const played = round?.events.flatMap((event) =>
      event.type === 'ticketPlayed' ? event.spots : [],
    )
    return played && isTicket(played, this.rules) ? played : this.shelf.now.last
  }
}

const defaultCount = 8

export const rulesOf = (paytable: KenoPaytable): TicketRules => ({
  numbers: paytable.numbers,
  most: mostSpots(paytable),
})

/** The browser's own chance, without a lean to small numbers. */
function anyBelow(count: number): number {
  const limit = Math.floor(2 ** 32 / count) * count
  const word = new Uint32Array(1)
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(word)
    if (drawn < limit) return drawn % count
  }
}
