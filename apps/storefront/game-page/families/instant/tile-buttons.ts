import type { Box } from '@fairhouse/stage/families/instant/layout'
import type { InstantPlaces } from '@fairhouse/stage/families/instant/open-instant'
import { element } from '../../markup/element.ts'
import { nextTile } from './next-tile.ts'
import type { InstantTexts } from './texts/en.ts'

export interface TileButtonsNeeds {
  readonly texts: InstantTexts
  readonly press: (tile: number) => void
  /** The tile under the pointer or the focus; null: none. */
  readonly point: (tile: number | null) => void
  /** What a tile is called. */
  readonly nameOf: (tile: number, isOpen: boolean) => string
  /** Tiles are rubbed by the pointer: only keys press them. */
  readonly isRubbed: boolean
}

/** Real buttons over the tiles of the stage: one of them is in the order of tabs, arrows lead to the others. */
export interface TileButtons {
  readonly view: HTMLElement
  stand(places: InstantPlaces): void
  /** Which of them may be pressed. */
  show(tiles: readonly number[]): void
}

export function createTileButtons({
  texts,
  press,
  point,
  nameOf,
  isRubbed,
}: TileButtonsNeeds): TileButtons {
  let buttons: HTMLButtonElement[] = []
  let columns = 1
  let reached = 0
  let open: readonly number[] = []
  const view = groupOf(texts, isRubbed)
  const reach = (tile: number): void => {
    buttons[reached]?.setAttribute('tabindex', '-1')
    reached = tile
    buttons[reached]?.setAttribute('tabindex', '0')
    point(tile)
  }
  const make = (tile: number): HTMLButtonElement =>
    element('button', {
      type: 'button',
      class: 'instant-tile',
      tabindex: tile === reached ? 0 : -1,
      'aria-label': nameOf(tile, true),
      onclick: (event) => {
        // The stage below has nothing of its own to press.
        event.stopPropagation()
        // A press by keys counts no clicks.
        if (isRubbed && event instanceof UIEvent && event.detail > 0) return
        if (open.includes(tile)) press(tile)
      },
      onpointerenter: () => point(open.includes(tile) ? tile : null),
      onpointerleave: () => point(null),
      onfocus: () => reach(tile),
      onblur: () => point(null),
    })
  view.addEventListener('keydown', (event) => {
    const next = nextTile(event.key, reached, { columns, count: buttons.length })
    if (next === null) return
    event.preventDefault()
    event.stopPropagation()
    buttons[next]?.focus({ preventScroll: true })
  })
  return {
    view,
    stand(places) {
      columns = places.columns
      const count = places.tiles.length
      if (count > 0 && count !== buttons.length) {
        reached = Math.min(reached, count - 1)
        buttons = places.tiles.map((_, tile) => make(tile))
        view.replaceChildren(...buttons)
      }
      // While an answer is awaited the buttons stay, so that the focus stays on them.
      if (count === 0) return
      for (const [tile, box] of places.tiles.entries()) {
        place(buttons[tile], box)
      }
    },
    show(tiles) {
      open = tiles
      for (const [tile, button] of buttons.entries()) {
        const isOpen = open.includes(tile)
        button.setAttribute('aria-disabled', String(!isOpen))
        button.setAttribute('aria-label', nameOf(tile, isOpen))
      }
    },
  }
}

const groupOf = (texts: InstantTexts, isRubbed: boolean): HTMLElement =>
  element('div', {
    class: isRubbed ? 'instant-tiles is-foil' : 'instant-tiles',
    role: 'group',
    'aria-label': isRubbed ? texts.scratch.card : texts.tiles,
    hidden: true,
  })

function place(button: HTMLElement | undefined, { x, y, width, height }: Box): void {
  if (!button) return
  const { style } = button
  style.left = `${x}px`
  style.top = `${y}px`
  style.width = `${width}px`
  style.height = `${height}px`
}
