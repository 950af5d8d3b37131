import type { GameContext } from '../../game-context.ts'
import { element } from '../../markup/element.ts'
import { isCell } from '@fairhouse/stage/families/roulette/table-print'
import type { Betting } from './betting.ts'
import { type Direction, nextSpot, spotAt } from './next-spot.ts'
import { kindsBySpot, type OpenRouletteGame, spotName } from './open-roulette-game.ts'

/** Every spot as a real button over the table on the stage. */
export interface SpotGrid {
  readonly view: HTMLElement
  /** The table has moved on the screen. */
  arrange(): void
}

const arrows: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
const isArrow = (key: string): key is Direction => arrows.has(key)

/** One stop of the tab key: arrows go from spot to spot. A pointer that is held down may slide to the spot that is meant; what it is over is named. */
export function createSpotGrid(
  { money }: Pick<GameContext, 'money'>,
  game: OpenRouletteGame,
  betting: Betting,
): SpotGrid {
  const { texts, stage } = game
  const kinds = kindsBySpot(betting.paytable)
  const tip = element('div', { class: 'spot-tip', 'aria-hidden': 'true', hidden: true })
  const buttons = new Map(
    [...betting.spots.keys()].map((spot) => {
      const amount = element('span', { class: 'spot-amount', 'aria-hidden': 'true' })
      const button = element(
        'button',
        { type: 'button', class: 'spot', tabindex: -1, 'data-spot': spot },
        amount,
      )
      return [spot, { button, amount }] as const
    }),
  )
  const view = element(
    'div',
    {
      class: 'spots',
      role: 'group',
      'aria-label': texts.table.label,
      'aria-describedby': 'spots-how',
    },
    element('span', { class: 'unseen', id: 'spots-how' }, texts.table.how),
    [...buttons.values()].map(({ button }) => button),
    tip,
  )
  let current = '17'
  buttons.get(current)?.button.setAttribute('tabindex', '0')

  const lightOf = (spot: string): readonly string[] => betting.spots.get(spot)?.pockets ?? []
  const isLine = (spot: string): boolean => {
    const known = betting.spots.get(spot)
    return known !== undefined && !isCell(known)
  }
  const nameOf = (spot: string): string => {
    const known = betting.spots.get(spot)
    return known ? spotName(known, texts) : spot
  }
  const point = (spot: string | null): void => {
    stage().point(spot === null ? [] : lightOf(spot))
    tip.hidden = spot === null
    const box = spot === null ? null : game.places.places.get(spot)
    if (spot === null || !box) return
    tip.textContent = `${nameOf(spot)} · ${kinds.get(spot)?.odds ?? 0}:1`
    tip.style.left = `${Math.min(innerWidth - 90, Math.max(90, box.x + box.width / 2))}px`
    tip.style.top = `${box.y - Math.max(10, game.places.chipSize / 2)}px`
  }
  const moveTo = (spot: string): void => {
    buttons.get(current)?.button.setAttribute('tabindex', '-1')
    current = spot
    const next = buttons.get(current)?.button
    next?.setAttribute('tabindex', '0')
    next?.focus()
  }

  listenToPointer(view, {
    at: ({ clientX, clientY }) => {
      const { left, top } = view.getBoundingClientRect()
      return spotAt(game.places.places, { x: clientX - left, y: clientY - top }, isLine)
    },
    over: point,
    press: (spot) => betting.place(spot),
    remove: (spot) => betting.remove(spot),
  })
  view.addEventListener('keydown', (event) => {
    if (isArrow(event.key)) moveTo(nextSpot(game.places.places, current, event.key))
    else if (event.key === 'Enter') betting.place(current)
    else if (event.key === 'Backspace' || event.key === 'Delete') betting.remove(current)
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  // A screen reader presses without pointer or key; a pointer's own press was taken already.
  view.addEventListener('click', (event) => {
    const spot = spotOf(event.target)
    if (event.detail === 0 && spot) betting.place(spot)
  })
  view.addEventListener('focusin', ({ target }) => {
    const spot = spotOf(target)
    if (spot && target instanceof Element && target.matches(':focus-visible')) point(spot)
  })
  view.addEventListener('focusout', () => point(null))

  betting.state.watch(({ laid }) => {
    for (const [spot, { button, amount }] of buttons) {
      const count = laid.chips.get(spot) ?? 0
      const worth = count === 0 || laid.isOld ? '' : money(betting.worth(count))
      const odds = texts.table.pays(kinds.get(spot)?.odds ?? 0)
      const lies = count === 0 ? '' : `, ${texts.table.lies(money(betting.worth(count)))}`
      button.setAttribute('aria-label', `${nameOf(spot)}, ${odds}${lies}`)
      if (amount.textContent !== worth) amount.textContent = worth
    }
  })
  return {
    view,
    arrange() {
      for (const [spot, { button }] of buttons) {
        const box = game.places.places.get(spot)
        if (!box) continue
        button.style.left = `${box.x}px`
        button.style.top = `${box.y}px`
        button.style.width = `${box.width}px`
        button.style.height = `${box.height}px`
      }
      view.style.setProperty('--chip', `${game.places.chipSize}px`)
    },
  }
}

interface Pointing {
  readonly at: (event: PointerEvent | MouseEvent) => string | null
  readonly over: (spot: string | null) => void
  readonly press: (spot: string) => void
  readonly remove: (spot: string) => void
}

/** A press counts where it ends, as long as it ends on the table. */
function listenToPointer(view: HTMLElement, { at, over, press, remove }: Pointing): void {
  let isDown = false
  view.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    isDown = true
    view.setPointerCapture(event.pointerId)
    over(at(event))
  })
  view.addEventListener('pointermove', (event) => {
    if (isDown || event.pointerType === 'mouse') over(at(event))
  })
  view.addEventListener('pointerup', (event) => {
    if (!isDown) return
    isDown = false
    const spot = at(event)
    if (spot) press(spot)
    if (event.pointerType !== 'mouse') over(null)
  })
  view.addEventListener('pointercancel', () => {
    isDown = false
    over(null)
  })
  view.addEventListener('pointerleave', () => over(null))
  view.addEventListener('contextmenu', (event) => {
    event.preventDefault()
    const spot = at(event)
    if (spot) remove(spot)
  })
}

const spotOf = (target: EventTarget | null): string | null => {
  const button = target instanceof Element ? target.closest('.spot') : null
  return button instanceof HTMLElement ? (button.dataset['spot'] ?? null) : null
}
