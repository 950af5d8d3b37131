/** The sleep of a part of the page; it ends once. */
export interface Sleep {
  isOver(): boolean
  /** Settles when it is over. */
  readonly over: Promise<void>
  end(): void
}

export function createSleep(): Sleep {
  const { promise, resolve } = Promise.withResolvers<void>()
  let isOver = false
  return {
    isOver: () => isOver,
    over: promise,
    end() {
      isOver = true
      resolve()
    },
  }
}

/** How far from the screen a part wakes. */
const near = '400px 200px'

const sleeping = new Map<Element, Sleep>()
let watch: IntersectionObserver | undefined

/**
 * Ends a sleep when its element comes near the screen, or when it is touched or gets the focus: heard at the window, before React, which
 * then takes the part over at once and acts on that very touch.
 * @returns how to stop watching.
 */
export function wakeWhenNear(element: Element, sleep: Sleep): () => void {
  watch ??= openWatch()
  sleeping.set(element, sleep)
  watch.observe(element)
  return () => forget(element)
}

function openWatch(): IntersectionObserver {
  for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click'])
    addEventListener(type, wakeTouched, { capture: true, passive: true })
  return new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) if (isIntersecting) wake(target)
    },
    { rootMargin: near },
  )
}

function wakeTouched({ target }: Event): void {
  if (sleeping.size === 0 || !(target instanceof Element)) return
  const part = target.closest('.asleep')
  if (part) wake(part)
}

function wake(element: Element): void {
  sleeping.get(element)?.end()
  forget(element)
}

function forget(element: Element): void {
  sleeping.delete(element)
  watch?.unobserve(element)
}
