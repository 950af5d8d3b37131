import { createGate } from './gate.ts'

/** The gate of this page. What it shows is loaded when the first challenge comes, for most visits meet none. */
export const pageGate = createGate({
  async show(page) {
    try {
      const { showChallenge } = await import('./show-challenge.ts')
      return await showChallenge(page)
    } catch (fault) {
      // What cannot be shown cannot be solved; the call ends as if the player had closed it.
      reportError(fault)
      return 'closed'
    }
  },
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
})
