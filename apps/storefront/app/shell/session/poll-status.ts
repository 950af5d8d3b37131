/** The specification's base unit of time; it names the factor and not the unit. */
const minute = 60_000

/** How often a page asks for the status. */
export const statusEvery = 5 * minute

/**
 * Asks for the status time and again while the page is seen: never on focus, never again before its time when it fails.
 * @returns how to stop.
 */
export function pollStatus(ask: () => void): () => void {
  const askIfSeen = (): void => {
    if (document.visibilityState === 'visible') ask()
  }
  // A page that comes back out of the browser's memory may be hours old.
  const onShow = (event: PageTransitionEvent): void => {
    if (event.persisted) askIfSeen()
  }
  const timer = window.setInterval(askIfSeen, statusEvery)
  window.addEventListener('pageshow', onShow)
  return () => {
    window.clearInterval(timer)
    window.removeEventListener('pageshow', onShow)
  }
}
