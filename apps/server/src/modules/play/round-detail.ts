import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { roundDetail as roundDetailCall } from '@fairhouse/contract/calls/play'
import type { Json } from '@fairhouse/contract/json'
import { contributionOf } from '@fairhouse/fairness/must-hit'
import type { Outcome, PlayerAsk } from '#platform/answer'
import type { PlayerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import type { PlayHouse } from './change-seat.ts'
import { voided } from './decision.ts'
import { hexOf, seedOf } from './fairness-view.ts'
import { roundSummary } from './game-history.ts'
import type { PlayNeeds } from './needs.ts'
import { sealedSteps } from './receipts/receipts-of-rounds.ts'
import { answeredRoundView } from './round-view.ts'
import { betOf, movesOf, roundSteps, type StoredStep } from './store/round-steps.ts'
import { type StoredStream, streams } from './store/streams.ts'

type Reply = ReplyOf<typeof roundDetailCall>

/** A whole round of the asking player; somebody else's is not found. */
export async function roundDetail(
  { needs, seats, definitions, sealer }: PlayHouse,
  { player }: Pick<PlayerAsk, 'player'>,
  body: BodyOf<typeof roundDetailCall>,
): Promise<Outcome<Reply>> {
  if (!uuid.test(body.roundId)) return { refused: 'notFound' }
  const { database } = needs
  const steps = await roundSteps({ database, definitions }, player, { id: body.roundId })
  const newest = steps.at(-1)
  if (!newest) return { refused: 'notFound' }
  const { currency } = await seats.of(player)
  const [stream] = await streams(database, player, { first: newest.stream, last: newest.stream })
  if (!stream) throw new Error(`player ${player} has no stream ${newest.stream}`)
  const round = answeredRoundView(steps)
  return {
    reply: {
      round: { ...round, seen: round.events.length },
      summary: roundSummary(newest, currency),
      moves: movesOf(steps),
      ...betView(steps),
      fairness: await chanceOf(needs, player, { stream, nonce: newest.nonce }),
      receipts: await sealedSteps(database, sealer, {
        player,
        stream: {
          number: stream.number,
          seedHash: stream.seed_hash,
          clientSeed: stream.client_seed,
        },
        steps,
      }),
      definition: definitionOf(newest),
      meters: [...(await needs.meters.ofRound(database, knownAtMeters(newest, stream)))],
      entries: steps.flatMap(entriesOf),
    },
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const chanceOf = async (
  { seeds }: Pick<PlayNeeds, 'seeds'>,
  player: PlayerId,
  { stream, nonce }: { readonly stream: StoredStream; readonly nonce: number },
): Promise<Reply['fairness']> => ({
  serverSeedHash: stream.seed_hash,
  clientSeed: stream.client_seed ?? '',
  nonce,
  serverSeed: stream.revealed_at === null ? null : hexOf(await seedOf(seeds, player, stream)),
})

const knownAtMeters = (step: StoredStep, stream: StoredStream) => ({
  roundId: step.round_id,
  until: step.at.getTime(),
  contribution: contributionOf({
    serverSeedHash: stream.seed_hash,
    clientSeed: stream.client_seed ?? '',
    nonce: step.nonce,
  }),
})

const definitionOf = (step: StoredStep): Reply['definition'] => ({
  hash: step.hash,
  version: step.version,
  unitsPerStake: step.units_per_stake,
})

/** How a round was bet, as a player is told it. */
export function betView(steps: readonly StoredStep[]): {
  readonly firstStake: number
  readonly selection?: Json
} {
  const { stake, selection } = betOf(steps)
  return { firstStake: stake, ...(selection === undefined ? {} : { selection }) }
}

/** What a step did to the player's account: stakes go with the bet and with what takes more, the payout comes with the end. */
function entriesOf(step: StoredStep): Reply['entries'] {
  const stake = Number(step.sequence === 0 ? step.stake : (step.raised ?? 0))
  const payout = step.finished ? Number(step.payout) : 0
  const after = Number(step.balance_after)
  const at = isoTime(step.at.getTime())
  const taken: Reply['entries'][number] = {
    transferId: `${step.round_id}/${1 + 2 * step.sequence}`,
    reason: 'stake',
    amount: stake,
    direction: 'debit',
    balanceBefore: after - payout + stake,
    balanceAfter: after - payout,
    at,
  }
  const given: Reply['entries'][number] = {
    transferId: `${step.round_id}/${step.raised === null ? 2 : 2 + 2 * step.sequence}`,
    reason: step.action === voided ? 'refund' : 'payout',
    amount: payout,
    direction: 'credit',
    balanceBefore: after - payout,
    balanceAfter: after,
    at,
  }
  return [taken, given].filter(({ amount }) => amount > 0)
}
