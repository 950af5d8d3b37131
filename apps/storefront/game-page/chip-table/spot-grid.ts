import { element, write } from '../markup/element.ts'
import type { GameContext } from '../game-context.ts'
import { type Betting, chipFactors } from './betting.ts'
import type { ChipTable } from './chip-table.ts'
import { type Direction, nextSpot, spotAt } from './next-spot.ts'
import { listenToPointer } from './pointer.ts'
import { shortAmount } from './short-amount.ts'

const arrows: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
const isArrow = (key: string): key is Direction => arrows.has(key)

const singleChips: ReadonlySet<number> = new Set(chipFactors)

interface SpotButton {
  readonly button: HTMLButtonElement
  /** What lies on it, beside the chips. */
  readonly amount: HTMLElement
}

/**
 * Every spot as a real button over the table on the stage, with one stop of the tab key: arrows go from spot to spot. A pointer that is held down
 * may slide to the spot that is meant; what it is over is named.
 */
export class SpotGrid {
  readonly view: HTMLElement
  readonly #table: ChipTable
  readonly #betting: Betting
  readonly #money: GameContext['money']
  readonly #short: (minorUnits: number) => string
  readonly #buttons: ReadonlyMap<string, SpotButton>
  readonly #tip = element('div', { class: 'spot-tip', 'aria-hidden': 'true', hidden: true })
  #current: string

  constructor(
    context: Pick<GameContext, 'money' | 'table' | 'facts'>,
    table: ChipTable,
    betting: Betting,
  ) {
    this.#table = table
    this.#current = table.firstSpot
    this.#betting = betting
    this.#money = context.money
    const { currency } = context.table.state.now.game
    this.#short = (worth) => shortAmount(worth, currency, context.facts.language)
    this.#buttons = new Map(table.spots.map((spot) => [spot, buttonOf(spot)] as const))
    this.view = this.#createView()
    this.#buttons.get(table.firstSpot)?.button.setAttribute('tabindex', '0')
    listenToPointer(this.view, {
      at: (event) => this.#spotUnder(event),
      over: (spot) => this.#point(spot),
      press: (spot) => betting.place(spot),
      remove: (spot) => betting.remove(spot),
    })
    this.#listenToKeys()
    betting.state.watch(() => this.#name())
  }

  /** The table has moved on the screen. */
  arrange(): void {
    const { places, chipSize } = this.#table.places()
    for (const [spot, { button }] of this.#buttons) {
      const box = places.get(spot)
      if (!box) continue
      button.style.left = `${box.x}px`
      button.style.top = `${box.y}px`
      button.style.width = `${box.width}px`
      button.style.height = `${box.height}px`
    }
    this.view.style.setProperty('--chip', `${chipSize}px`)
  }

  #createView(): HTMLElement {
    const { table } = this.#table.words
    return element(
      'div',
      { class: 'spots', role: 'group', 'aria-label': table.label, 'aria-describedby': 'spots-how' },
      element('span', { class: 'unseen', id: 'spots-how' }, table.how),
      [...this.#buttons.values()].map(({ button }) => button),
      this.#tip,
    )
  }

  #listenToKeys(): void {
    const { view } = this
    view.addEventListener('keydown', (event) => {
      const { key } = event
      if (isArrow(key)) this.#move(nextSpot(this.#table.places().places, this.#current, key))
      else if (key === 'Enter') this.#betting.place(this.#current)
      else if (key === 'Backspace' || key === 'Delete') this.#betting.remove(this.#current)
      else return
      event.preventDefault()
      event.stopPropagation()
    })
    // A screen reader presses without pointer or key; a pointer's own press was taken already.
    view.addEventListener('click', ({ target, detail }) => {
      const spot = spotOf(target)
      if (detail === 0 && spot) this.#betting.place(spot)
    })
    view.addEventListener('focusin', ({ target }) => {
      const spot = spotOf(target)
      if (spot && target instanceof Element && target.matches(':focus-visible')) this.#point(spot)
    })
    view.addEventListener('focusout', () => this.#point(null))
  }

  #move(spot: string): void {
    this.#buttons.get(this.#current)?.button.setAttribute('tabindex', '-1')
    this.#current = spot
    const next = this.#buttons.get(spot)?.button
    next?.setAttribute('tabindex', '0')
    next?.focus()
  }

  #spotUnder({ clientX, clientY }: MouseEvent): string | null {
    const { left, top } = this.view.getBoundingClientRect()
    const { isLine } = this.#table
    return spotAt(this.#table.places().places, { x: clientX - left, y: clientY - top }, isLine)
  }

  /** Lights what a chip would cover, and says where it would lie. */
  #point(spot: string | null): void {
    const table = this.#table
    const { places, chipSize } = table.places()
    const box = spot === null ? null : places.get(spot)
    table.stage().point(spot === null ? [] : table.lightsOf(spot))
    this.#tip.hidden = !box
    if (spot === null || !box) return
    this.#tip.textContent = `${table.nameOf(spot)} · ${table.oddsOf(spot)}`
    this.#tip.style.left = `${Math.min(innerWidth - 90, Math.max(90, box.x + box.width / 2))}px`
    this.#tip.style.top = `${box.y - Math.max(10, chipSize / 2)}px`
  }

  /** What each spot is called, with its odds and what lies on it. */
  #name(): void {
    const { laid } = this.#betting.state.now
    const { table } = this.#table.words
    const waiting = this.#table.waiting?.()
    for (const [spot, { button, amount }] of this.#buttons) {
      const count = (laid.chips.get(spot) ?? 0) + (waiting?.get(spot) ?? 0)
      const worth = count === 0 ? '' : this.#money(this.#betting.worth(count))
      const parts = [this.#table.nameOf(spot), this.#table.paysOf(spot)]
      button.setAttribute(
        'aria-label',
        [...parts, ...(worth ? [table.lies(worth)] : [])].join(', '),
      )
      // The last round's chips are on the stage with what they won; one chip says itself what it is worth.
      const says = count > 0 && !laid.isOld && !singleChips.has(count)
      write(amount, says ? this.#short(this.#betting.worth(count)) : '')
    }
  }
}

function buttonOf(spot: string): SpotButton {
  const amount = element('span', { class: 'spot-amount', 'aria-hidden': 'true' })
  const button = element(
    'button',
    { type: 'button', class: 'spot', tabindex: -1, 'data-spot': spot },
    amount,
  )
  return { button, amount }
}

const spotOf = (target: EventTarget | null): string | null => {
  const button = target instanceof Element ? target.closest('.spot') : null
  return button instanceof HTMLElement ? (button.dataset['spot'] ?? null) : null
}
