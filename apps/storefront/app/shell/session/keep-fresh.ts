import type { Client } from './client.ts'
import { browserMemory, userHashKey } from './remember.ts'

/** What follows the house and the other tabs, once it is loaded. */
export interface InStep {
  signedIn(userHash: string): void
  signedOut(): void
  stop(): void
}

export interface Freshness {
  /** @returns how to stop. */
  start(): () => void
  /** Somebody signed in here: tells the other tabs and connects as the new player. Wait for it before the page is left. */
  signedIn(userHash: string): Promise<void>
  /** The player went by the door: tells the other tabs. */
  signedOut(): void
}

/** Milliseconds between a page and what keeps it fresh: the first picture comes before its news. */
const calm = 600

/**
 * What keeps a page in step with the house and with the other tabs. Touches no browser before it is started.
 * @param fetchSteps what does so, fetched when the page is there.
 */
export function createFreshness(
  client: Client,
  fetchSteps: () => Promise<(client: Client, atLoad: string | null) => InStep>,
): Freshness {
  let inStep: Promise<InStep> | null = null
  let atLoad: string | null = null
  const load = async (): Promise<InStep> => (await fetchSteps())(client, atLoad)
  async function whenInStep(act: (step: InStep) => void): Promise<void> {
    inStep ??= load()
    try {
      act(await inStep)
    } catch (fault) {
      // Without it the page is complete; it hears its news with the next answer.
      inStep = null
      reportError(fault)
    }
  }
  return {
    start() {
      atLoad = browserMemory.read(userHashKey)
      const timer = window.setTimeout(() => void whenInStep(() => undefined), calm)
      return () => {
        window.clearTimeout(timer)
        void inStep?.then((step) => step.stop(), reportError)
        inStep = null
      }
    },
    signedIn: (userHash) => whenInStep((step) => step.signedIn(userHash)),
    signedOut: () => void whenInStep((step) => step.signedOut()),
  }
}
