import { type Challenge, type Solution, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

export type SolverTold =
  | { readonly type: 'tried'; readonly count: number }
  | { readonly type: 'solved'; readonly solution: Solution }
  | { readonly type: 'failed' }

const told = (message: SolverTold): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to who started it
  self.postMessage(message)
}

/** Tries between two words about how far it is. */
const stride = 16

/** Does the work of one challenge: keys are derived until one begins as the challenge wants. */
async function solve(challenge: Challenge): Promise<void> {
  let count = 0
  const solution = await solveChallenge({
    challenge,
    deriveKey: (...derivation) => {
      count += 1
      if (count % stride === 0) told({ type: 'tried', count })
      return deriveKey(...derivation)
    },
  })
  told(solution === null ? { type: 'failed' } : { type: 'solved', solution })
}

self.addEventListener('message', ({ data: challenge }: MessageEvent<Challenge>) => {
  solve(challenge).catch(() => told({ type: 'failed' }))
})
