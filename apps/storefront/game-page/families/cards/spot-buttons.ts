import type { SpotBoxes } from '@fairhouse/stage/families/cards/open-cards'
import { boxPlaceOf } from '@fairhouse/stage/families/cards/box-places'
import { element } from '../../markup/element.ts'
import type { OpenCardsGame } from './open-cards-game.ts'
import type { PlacedChips } from './placed-chips.ts'

/** Rings of blackjack are round, fields of other games are not. */
const isRound = (spot: string): boolean => boxPlaceOf(spot) !== null

/** A real button over each field of the layout. */
export function createSpotButtons(
  places: readonly { readonly spot: string; readonly key: string | null }[],
  chips: PlacedChips,
  { texts, nameOf }: OpenCardsGame,
): {
  readonly views: readonly HTMLElement[]
  show(): void
  moved(boxes: SpotBoxes): void
} {
  const spots = places.map(({ spot, key }) => ({
    spot,
    view: element('button', {
      type: 'button',
      class: isRound(spot) ? 'card-spot card-spot-round' : 'card-spot',
      'aria-keyshortcuts': key,
      onclick: () => chips.put(spot),
    }),
  }))
  return {
    views: spots.map(({ view }) => view),
    show() {
      for (const { spot, view } of spots) {
        const on = chips.on(spot)
        const name = nameOf(spot)
        view.setAttribute(
          'aria-label',
          on > 0 ? texts.spotWith(name, chips.cost(on)) : texts.spot(name),
        )
      }
    },
    moved(boxes) {
      for (const { spot, view } of spots) {
        const box = boxes[spot]
        if (!box) continue
        view.style.left = `${box.x}px`
        view.style.top = `${box.y}px`
        view.style.width = `${box.width}px`
        view.style.height = `${box.height}px`
      }
    },
  }
}
