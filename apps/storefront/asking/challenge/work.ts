import type { Challenge } from 'altcha-lib'
import type { SolverTold } from './solver.worker.ts'

/** A challenge of ours as a page carries it. */
export interface Work {
  readonly challenge: Challenge
  /** The house begins to count at 0 and stops before this. */
  readonly mostTries: number
}

/** @returns null for a page that carries none. */
export function workIn(page: string): Work | null {
  const script = new DOMParser().parseFromString(page, 'text/html').getElementById(scriptId)
  const challenge: unknown = JSON.parse(script?.textContent || 'null')
  if (!isChallenge(challenge)) return null
  const mostTries = Number(challenge.parameters.data?.['mostTries'])
  return { challenge, mostTries: Number.isFinite(mostTries) ? mostTries : 1_000 }
}

const scriptId = 'fairhouse-challenge'

/** As much of a challenge as the house would not have sent otherwise; the house checks every part of it again. */
const isChallenge = (value: unknown): value is Challenge =>
  typeof value === 'object' &&
  value !== null &&
  'signature' in value &&
  'parameters' in value &&
  typeof value.parameters === 'object'

/**
 * Has the work done beside the page.
 * @param told the part that is done, 0 to 1.
 * @returns what the house wants to see; null when it cannot be done here or was called off.
 */
export function doWork(
  { challenge, mostTries }: Work,
  told: (part: number) => void,
  signal: AbortSignal,
): Promise<string | null> {
  const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<string | null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null))
    worker.addEventListener('error', () => resolve(null))
    worker.addEventListener('message', ({ data }: MessageEvent<SolverTold>) => {
      if (data.type === 'tried') told(Math.min(1, data.count / mostTries))
      else if (data.type === 'failed') resolve(null)
      else resolve(JSON.stringify({ challenge, solution: data.solution }))
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker hears only who started it
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}
