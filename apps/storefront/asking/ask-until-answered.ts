import type { CallName } from '@fairhouse/contract/calls/all'
import { type Answer, ask, type Asker, type Body } from './ask.ts'

/** How to go on when nothing came back. */
export interface Patience {
  /** Pauses for a time; ends early when the network comes back. */
  readonly pause: (milliseconds: number) => Promise<void>
  /** Told before the n-th repetition, so that the player sees why nothing happens. */
  readonly waiting: (repetition: number) => void
  /** Repetitions after which the failure is handed on. */
  readonly repetitions: number
}

/** First pause, doubled each time up to the longest. */
const pauses = { first: 400, longest: 5000 } as const

/**
 * Asks until there is an answer. Only for calls that may be repeated: those that change nothing, and those that carry a request key,
 * which the server does once however often it hears them.
 */
export async function askUntilAnswered<Name extends CallName>(
  asker: Asker,
  name: Name,
  body: Body<Name>,
  patience: Patience,
): Promise<Answer<Name>> {
  for (let repetition = 0; ; repetition++) {
    const answer = await ask(asker, name, body)
    if (answer.ok || answer.failure.type !== 'unreachable') return answer
    if (repetition >= patience.repetitions) return answer
    patience.waiting(repetition + 1)
    const doubled = Math.min(pauses.longest, pauses.first * 2 ** repetition)
    await patience.pause(Math.max(doubled, (answer.failure.waitSeconds ?? 0) * 1000))
  }
}
