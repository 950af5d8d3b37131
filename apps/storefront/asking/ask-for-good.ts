import type { Patience } from './ask-until-answered.ts'

/** Repetitions that a line at the edge of the page explains; after them the player is asked. */
const quietRepetitions = 7

/** What the page does while nothing comes back. */
export interface WaitingPage {
  readonly pause: Patience['pause']
  /** Says why nothing happens, or that it is over. */
  readonly explain: (isWaiting: boolean) => void
  /** Shows what the player can do meanwhile; `tryNow` ends the pause before the next try. */
  readonly offer: (tryNow: () => void) => { readonly close: () => void }
}

/**
 * A patience without an end, for as long as the page is open: a bet has its request key and counts once, and a player whose house is back
 * must not have to find that out.
 * @returns how a call waits, and what to do when an answer came.
 */
export function askForGood(page: WaitingPage): {
  readonly patience: Patience
  readonly answered: () => void
} {
  let offered: { readonly close: () => void } | null = null
  let wake = (): void => undefined
  return {
    patience: {
      repetitions: Infinity,
      pause: (milliseconds) =>
        Promise.race([
          page.pause(milliseconds),
          new Promise<void>((resolve) => {
            wake = resolve
          }),
        ]),
      waiting(repetition) {
        page.explain(true)
        if (repetition > quietRepetitions) offered ??= page.offer(() => wake())
      },
    },
    answered() {
      page.explain(false)
      offered?.close()
      offered = null
    },
  }
}
