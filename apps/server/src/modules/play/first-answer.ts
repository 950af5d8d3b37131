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
import { receiptsOfRounds } from './receipts/receipts-of-rounds.ts'
import { receiptOfStep } from './receipts/receipts-of-steps.ts'
import type { Sealer } from './receipts/sealer.ts'
import type { Receipted } from './receipts/step-receipt.ts'
import type { Seat } from './seat.ts'
import { answeredRequest } from './store/answered-request.ts'
import { answeredStep } from './store/answered-step.ts'
import { keptFacts } from './store/kept-facts.ts'
import { roundSteps, type StoredStep } from './store/round-steps.ts'
import { receiptedStream } from './store/streams.ts'

interface Needs extends Pick<PlayNeeds, 'clock' | 'slices' | 'userStatus'> {
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
 * What a play call with this key was answered the first time, byte for byte but for the seal, which is a signature of now; that the key
 * was used for something else; or null when nothing was done with it.
 */
export async function firstPlayAnswer(
  needs: Needs & { readonly sealer: Sealer },
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
  const { receipt, hash } = await receiptThen(database, player, steps)
  const seal = await needs.sealer.seal(hash)
  return { reply: { round: answeredRoundView(steps), receipt, seal, userStatus } }
}

/**
 * The receipt of the newest step. A step of before there were receipts, asked for again since, has one made of what is stored, outside the
 * chain of its stream.
 */
async function receiptThen(
  on: Queryable,
  player: PlayerId,
  steps: readonly StoredStep[],
): Promise<Receipted> {
  const newest = steps.at(-1)
  if (!newest) throw new Error('a round without steps')
  const stream = await receiptedStream(on, player, newest.stream)
  const receipts = await receiptsOfRounds(on, { player, stream, steps })
  return receipts.at(-1) ?? receiptOfStep(newest, { stream, before: null })
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
  { database, slices, userStatus }: Needs,
  player: PlayerId,
  then: {
    readonly facts: bigint
    readonly balance_after: bigint
    readonly at: Date
    readonly pot_value?: Readonly<Record<string, unknown>> | null
  },
) {
  const kept = await keptFacts(database, player, then.facts)
  const facts = statusFacts(player, kept, {
    balance: then.balance_after,
    slices: slices(),
    moved: then.pot_value ?? {},
  })
  return userStatus(facts, then.at.getTime())
}
