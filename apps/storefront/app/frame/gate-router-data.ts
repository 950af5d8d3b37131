import { gatedFetch } from '../../asking/challenge/gated-fetch.ts'
import { pageGate } from '../../asking/challenge/page-gate.ts'

/**
 * React Router asks for what a page is made of by the browser's `fetch`, which it takes from nobody: from now on such a question waits for a
 * wall's challenge as calls do. @returns how to stop.
 */
export function gateRouterData(gate: Parameters<typeof gatedFetch>[1] = pageGate): () => void {
  const plain = window.fetch
  const gated = (asked: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
    isRouterData(asked) ? gatedFetch(() => plain(asked, init), gate) : plain(asked, init)
  window.fetch = gated
  return () => {
    if (window.fetch === gated) window.fetch = plain
  }
}

/** `/en/lobby.data`, always as an address of its own. */
const isRouterData = (asked: RequestInfo | URL): asked is URL =>
  asked instanceof URL && asked.pathname.endsWith('.data')
