/** Milliseconds that a finger rests on a tile before it tells what the game is like. */
const longMilliseconds = 450
/** A finger that moved further, in pixels, scrolls. */
const still = 10

/**
 * Opens a tile under a finger that rests on it, and closes it with the next touch elsewhere. One listener for all tiles,
 * loaded only where there are fingers.
 * @returns how to stop.
 */
export function watchLongPress(page: Document): () => void {
  let timer: number | undefined
  let start = { x: 0, y: 0 }
  /** The click that ends a long press is none. */
  let isSpent = false

  const drop = (): void => window.clearTimeout(timer)
  function down(event: PointerEvent): void {
    isSpent = false
    const place = placeOf(event.target)
    for (const open of page.querySelectorAll('.tile-place[data-open]'))
      if (open !== place) open.removeAttribute('data-open')
    if (event.pointerType !== 'touch' || place === null) return
    start = { x: event.clientX, y: event.clientY }
    drop()
    timer = window.setTimeout(() => {
      isSpent = true
      place.setAttribute('data-open', '')
    }, longMilliseconds)
  }
  function move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > still) drop()
  }
  function swallow(event: Event): void {
    if (!isSpent || placeOf(event.target) === null) return
    event.preventDefault()
    event.stopPropagation()
    if (event.type === 'click') isSpent = false
  }
  const stop = new AbortController()
  const { signal } = stop
  page.addEventListener('pointerdown', down, { signal, passive: true })
  page.addEventListener('pointermove', move, { signal, passive: true })
  for (const over of ['pointerup', 'pointercancel', 'scroll'])
    page.addEventListener(over, drop, { signal, passive: true, capture: true })
  for (const press of ['click', 'contextmenu'])
    page.addEventListener(press, swallow, { signal, capture: true })
  return () => {
    drop()
    stop.abort()
  }
}

const placeOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('.tile-place') : null
