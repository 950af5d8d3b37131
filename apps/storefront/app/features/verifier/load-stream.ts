import type { StreamRound } from '@fairhouse/contract/calls/play'
import type { StreamEvidence } from '@fairhouse/verifier/evidence'
import type { Answer, Body } from '../../../asking/ask.ts'
import type { Failure } from '../../../asking/failure.ts'

export interface LoadNeeds {
  readonly ask: (body: Body<'streamRounds'>) => Promise<Answer<'streamRounds'>>
  readonly pause: (milliseconds: number) => Promise<void>
  /** How many rounds of how many are there. */
  readonly told: (loaded: number, of: number) => void
  readonly signal: AbortSignal
}

export type Loaded =
  | { readonly ok: true; readonly stream: StreamEvidence }
  | { readonly ok: false; readonly failure: Failure | null }

/** A house that is busy is asked again so often. */
const repetitions = 5
const pauseMilliseconds = 2_000

/** Loads one of the player's streams whole, page by page. No failure: it was stopped. */
export async function loadStream(number: number, needs: LoadNeeds): Promise<Loaded> {
  const rounds: StreamRound[] = []
  let from = 0
  for (;;) {
    const answer = await askPatiently({ stream: String(number), from: String(from) }, needs)
    if (needs.signal.aborted) return { ok: false, failure: null }
    if (!answer.ok) return answer
    const { stream, rounds: page, next, head } = answer.reply
    rounds.push(...page)
    needs.told(rounds.length, stream.rounds - stream.archived)
    if (next !== null && next > from) {
      from = next
      continue
    }
    const { serverSeedHash, serverSeed, clientSeed, rounds: played, archived } = stream
    const seeds = { serverSeedHash, serverSeed, clientSeed }
    return { ok: true, stream: { number, ...seeds, played, archived, rounds, head } }
  }
}

async function askPatiently(
  body: Body<'streamRounds'>,
  { ask, pause, signal }: LoadNeeds,
): Promise<Answer<'streamRounds'>> {
  for (let repetition = 0; ; repetition++) {
    const answer = await ask(body)
    if (answer.ok || answer.failure.type !== 'unreachable') return answer
    if (repetition >= repetitions || signal.aborted) return answer
    await pause(Math.max(pauseMilliseconds, (answer.failure.waitSeconds ?? 0) * 1000))
  }
}
