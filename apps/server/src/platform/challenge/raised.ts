import type { Challenge } from 'altcha-lib'
import { type Puzzles, puzzleLastsMs } from './puzzle.ts'
import { createRemembered } from './remembered.ts'

/** Challenges that clients have not solved yet. Whoever asks again before then gets the same one: making it is work for us too. */
export interface RaisedChallenges {
  readonly of: (client: string, nowMs: number) => Promise<Challenge>
  /** It was solved: the next one is new. */
  readonly forget: (client: string) => void
}

interface Raised {
  readonly challenge: Promise<Challenge>
  readonly untilMs: number
}

/** Challenges of so many clients are remembered. */
const atMost = 20_000

export function createRaisedChallenges(puzzles: Puzzles): RaisedChallenges {
  const raised = createRemembered<Raised>(atMost)
  return {
    of: (client, nowMs) => {
      const known = raised.get(client)
      if (known && known.untilMs > nowMs) return known.challenge
      const challenge = puzzles.make(client, nowMs)
      // Given out for half its life, so that there is time left to solve it.
      raised.set(client, { challenge, untilMs: nowMs + puzzleLastsMs / 2 })
      return challenge
    },
    forget: raised.forget,
  }
}
