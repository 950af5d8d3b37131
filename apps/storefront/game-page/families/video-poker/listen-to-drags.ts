import type { Point } from './drag-holds.ts'

/** What follows a pointer that may be drawn across cards. */
export interface Dragging {
  /** Cards on the way between two points within the view, by their places. */
  readonly along: (from: Point, to: Point) => readonly number[]
  /** It left the card that it was put down on: from here on it is no tap. */
  readonly began: (place: number) => void
  readonly over: (place: number) => void
}

/** Listens to a mouse, a pen or a finger that is put down on a card; the click that a browser makes of the end of a drag is nobody's. */
export function listenToDrags(view: HTMLElement, { along, began, over }: Dragging): void {
  let first: number | null = null
  let last: Point = { x: 0, y: 0 }
  let isDrag = false
  let wasDrag = false
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top } = view.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const ended = (): void => {
    wasDrag ||= isDrag
    first = null
    isDrag = false
  }
  view.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || !event.isPrimary) return
    last = pointOf(event)
    first = along(last, last)[0] ?? null
    isDrag = false
    wasDrag = false
  })
  view.addEventListener('pointermove', (event) => {
    if (first === null || !event.isPrimary) return
    // It was let go of elsewhere.
    if (event.buttons === 0) return ended()
    const point = pointOf(event)
    const places = along(last, point)
    last = point
    for (const place of places) {
      if (!isDrag && place === first) continue
      if (!isDrag) {
        isDrag = true
        began(first)
        // Wherever it is let go of, that is heard here.
        view.setPointerCapture(event.pointerId)
      }
      over(place)
    }
  })
  view.addEventListener('pointerup', ended)
  view.addEventListener('pointercancel', ended)
  view.addEventListener(
    'click',
    (event) => {
      // A press by key or by a screen reader tells no detail: that is never the end of a drag.
      if (wasDrag && event.detail > 0) event.stopPropagation()
      wasDrag = false
    },
    { capture: true },
  )
}
