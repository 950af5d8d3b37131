import type { SpotBoxes } from '@fairhouse/stage/families/cards/open-cards'

/** Lays a part of the page over the stage where that leaves room for it; without room it is hidden. */
export function placeOver(view: HTMLElement, box: SpotBoxes[string] | undefined): void {
  view.hidden = !box
  if (!box) return
  view.style.left = `${box.x}px`
  view.style.top = `${box.y}px`
  view.style.width = `${box.width}px`
  view.style.height = `${box.height}px`
}
