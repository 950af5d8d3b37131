/** Milliseconds after which it is fetched: not while the page itself is coming. */
const calm = 1_500

/**
 * Fetches all that tells errors: it must be there when the network is not.
 * @returns how to stop.
 */
export function fetchErrorsAhead(): () => void {
  const fetchThem = () => Promise.all([import('../errors/judge.ts'), import('./error-page.tsx')])
  // Without a line now it is fetched when an error is to be told.
  const timer = window.setTimeout(() => void fetchThem().catch(reportError), calm)
  return () => window.clearTimeout(timer)
}
