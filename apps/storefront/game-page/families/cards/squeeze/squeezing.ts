import type { PeelAsk } from '@fairhouse/stage/families/cards/squeeze/squeeze'
import type { GameContext } from '../../../game-context.ts'
import { element } from '../../../markup/element.ts'
import type { OpenCardsGame } from '../open-cards-game.ts'
import { placeOver } from '../place-over.ts'

/** The sides whose cards can be opened by hand. */
const sides = ['player', 'banker'] as const

/** A pull shorter than this many CSS pixels is a press. */
const shortestPull = 6

/** Cards that the player opens: a switch, the card that waits as a button that can be pulled, and keys. */
export class Squeezing {
  readonly toggle: HTMLElement
  /** Over the card that waits. */
  readonly card: HTMLElement
  readonly keys: Readonly<Record<string, () => void>>
  readonly #context: GameContext
  readonly #cards: OpenCardsGame
  readonly #hasChips: (spot: string) => boolean
  #isOn = false
  #ask: PeelAsk | null = null
  /** The press that goes on has pulled the card. */
  #isPulled = false

  /** @param hasChips whether the player bet on a place. */
  constructor(context: GameContext, cards: OpenCardsGame, hasChips: (spot: string) => boolean) {
    this.#context = context
    this.#cards = cards
    this.#hasChips = hasChips
    const { squeeze: texts } = cards.tables
    this.toggle = element(
      'button',
      {
        type: 'button',
        class: 'button card-tool card-squeeze',
        'aria-pressed': 'false',
        'aria-keyshortcuts': 'q',
        title: texts.hint,
        onclick: () => this.#switch(),
      },
      texts.toggle,
    )
    this.card = element('button', {
      type: 'button',
      class: 'card-peel',
      hidden: true,
      'aria-keyshortcuts': 'o',
    })
    this.#hearPulls()
    this.keys = {
      q: () => (this.#ask ? this.#ask.nudge() : this.#switch()),
      o: () => this.#ask?.open(),
    }
    cards.peelAsked = (ask) => this.#asked(ask)
    context.table.state.watch(() => this.#tellStage())
  }

  /** The stage has other room. */
  moved(): void {
    placeOver(this.card, this.#ask?.box())
    this.#tellStage()
  }

  #switch(): void {
    this.#isOn = !this.#isOn
    this.toggle.setAttribute('aria-pressed', String(this.#isOn))
    this.#tellStage()
    const { squeeze: texts } = this.#cards.tables
    this.#context.say(this.#isOn ? texts.on : texts.off)
  }

  /** The sides that were bet on, or both where neither was. Rounds that play by themselves wait for nobody. */
  #tellStage(): void {
    const { autoplay, phase } = this.#context.table.state.now
    if (phase === 'showing' || phase === 'replay') return
    const betOn = sides.filter((side) => this.#hasChips(side))
    const hands = betOn.length > 0 ? betOn : sides
    this.#cards.stage().squeeze(new Set(this.#isOn && !autoplay ? hands : []))
  }

  #asked(ask: PeelAsk | null): void {
    const hadFocus = document.activeElement === this.card
    this.#ask = ask
    this.#isPulled = false
    placeOver(this.card, ask?.box())
    if (!ask) {
      if (hadFocus) document.getElementById('spin')?.focus()
      return
    }
    const { tables, nameOf } = this.#cards
    const label = tables.squeeze.card(nameOf(ask.hand), ask.place + 1)
    this.card.setAttribute('aria-label', label)
    this.#context.say(label)
  }

  /** A pull folds the card, a press turns it. */
  #hearPulls(): void {
    const { card } = this
    let start: PointerEvent | null = null
    const pointOf = ({ clientX, clientY }: PointerEvent) => {
      const around = card.offsetParent?.getBoundingClientRect()
      return { x: clientX - (around?.left ?? 0), y: clientY - (around?.top ?? 0) }
    }
    card.addEventListener('pointerdown', (event) => {
      start = event
      this.#isPulled = false
      card.setPointerCapture(event.pointerId)
    })
    card.addEventListener('pointermove', (event) => {
      if (!start) return
      const [from, to] = [pointOf(start), pointOf(event)]
      this.#isPulled ||= Math.hypot(to.x - from.x, to.y - from.y) >= shortestPull
      if (this.#isPulled) this.#ask?.pull(from, to)
    })
    const end = (): void => {
      if (start && this.#isPulled) this.#ask?.release()
      start = null
    }
    card.addEventListener('pointerup', end)
    card.addEventListener('pointercancel', end)
    card.addEventListener('click', () => {
      // The click that ends a pull turns nothing.
      if (!this.#isPulled) this.#ask?.open()
      this.#isPulled = false
    })
    card.addEventListener('keydown', (event) => {
      if (!event.key.startsWith('Arrow')) return
      event.preventDefault()
      this.#ask?.nudge()
    })
  }
}
