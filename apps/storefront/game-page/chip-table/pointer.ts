/** What a pointer means on the table. */
export interface Pointing {
  /** The spot that it is over. */
  readonly at: (event: MouseEvent) => string | null
  readonly over: (spot: string | null) => void
  readonly press: (spot: string) => void
  readonly remove: (spot: string) => void
}

/** A press counts where it ends, as long as it ends on the table; the other button of a mouse removes. */
export function listenToPointer(view: HTMLElement, { at, over, press, remove }: Pointing): void {
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
