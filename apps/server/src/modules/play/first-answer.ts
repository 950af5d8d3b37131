import type { ReplyOf } from '@fairhouse/contract/call'
import type { topUp } from '@fairhouse/contract/calls/credits'
import type { play } from '@fairhouse/contract/calls/play'
import type { Outcome } from '#platform/answer'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { Definitions } from './definitions.ts'
import { statusFacts } from './kept-facts.ts'
import type { PlayNeeds } from './needs.ts'
import { oldestRemembered } from './retries.ts'
import { answeredRoundView } from './round-view.ts'
import type { Seat } from './seat.ts'
import { answeredRequest } from './store/answered-request.ts'
import { answeredStep } from './store/answered-step.ts'
import { keptFacts } from './store/kept-facts.ts'
import { roundSteps } from './store/round-steps.ts'

interface Needs extends Pick<PlayNeeds, 'clock' | 'userStatus'> {
  readonly database: Queryable
  readonly definitions: Definitions
}

/** Who asks, with the newest of his rounds. */
type Asking = Pick<Seat, 'player' | 'lastRound'>

interface Asked {
  readonly request: bigint
  readonly bodyHash: bigint
}

/**
 * What a play call with this key was answered the first time, byte for byte; that the key was used for something else; or null
 * when nothing was done with it.
 */
export async function firstPlayAnswer(
  needs: Needs,
  { player, lastRound }: Asking,
  asked: Asked,
): Promise<Outcome<ReplyOf<typeof play>> | null> {
  const { clock, database } = needs
  const step = await answeredStep(database, player, {
    request: asked.request,
    oldest: oldestRemembered(clock.now(), lastRound),
  })
  if (!step) {
    const other = await answeredRequest(database, player, asked.request)
    return other && { refused: 'requestKeyReused' }
  }
  if (step.body_hash !== asked.bodyHash) return { refused: 'requestKeyReused' }
  const steps = await roundSteps(needs, player, { id: step.round_id, last: step.sequence })
  const newest = steps.at(-1)
  if (!newest) throw new Error(`round ${step.round_id} has no step ${step.sequence}`)
  const userStatus = await statusThen(needs, player, newest)
  return { reply: { round: answeredRoundView(steps), userStatus } }
}

/** The same for a top-up. */
export async function firstTopUpAnswer(
  needs: Needs,
  { player, lastRound }: Asking,
  asked: Asked,
): Promise<Outcome<ReplyOf<typeof topUp>> | null> {
  const { clock, database } = needs
  const request = await answeredRequest(database, player, asked.request)
  if (!request) {
    const other = await answeredStep(database, player, {
      request: asked.request,
      oldest: oldestRemembered(clock.now(), lastRound),
    })
    return other && { refused: 'requestKeyReused' }
  }
  if (request.body_hash !== asked.bodyHash) return { refused: 'requestKeyReused' }
  return { reply: { userStatus: await statusThen(needs, player, request) } }
}

async function statusThen(
  { database, userStatus }: Needs,
  player: PlayerId,
  then: { readonly facts: bigint; readonly balance_after: bigint; readonly at: Date },
) {
  const kept = await keptFacts(database, player, then.facts)
  return userStatus(statusFacts(player, kept, then.balance_after), then.at.getTime())
}
