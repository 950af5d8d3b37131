import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { roundDetail as roundDetailCall } from '@fairhouse/contract/calls/play'
import { toWire } from '@fairhouse/money'
import { chainEntries, type Entry } from '#modules/ledger'
import type { Outcome, PlayerAsk } from '#platform/answer'
import type { PlayerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import type { PlayHouse } from './change-seat.ts'
import { hexOf } from './fairness-view.ts'
import { roundSummary } from './game-history.ts'
import type { PlayNeeds } from './needs.ts'
import { answeredRoundView } from './round-view.ts'
import { openSeed } from './sealed-seed.ts'
import { roundSteps, type StoredStep } from './store/round-steps.ts'
import { type StoredStream, streams } from './store/streams.ts'

type Reply = ReplyOf<typeof roundDetailCall>

/** A whole round of the asking player; somebody else's is not found. */
export async function roundDetail(
  { needs, seats }: PlayHouse,
  { player }: PlayerAsk,
  body: BodyOf<typeof roundDetailCall>,
): Promise<Outcome<Reply>> {
  if (!uuid.test(body.roundId)) return { refused: 'notFound' }
  const { database } = needs
  const steps = await roundSteps(database, player, { id: body.roundId })
  const newest = steps.at(-1)
  if (!newest) return { refused: 'notFound' }
  const { currency, pocket } = await seats.of(player)
  const [stream] = await streams(database, player, { first: newest.stream, last: newest.stream })
  if (!stream) throw new Error(`player ${player} has no stream ${newest.stream}`)
  const entries = await chainEntries(database, newest.round_id, pocket)
  const round = answeredRoundView(steps)
  return {
    reply: {
      round: { ...round, seen: round.events.length },
      summary: roundSummary(newest, currency),
      moves: steps.slice(1).map(({ action, choice }) => ({
        type: action,
        ...(choice === null ? {} : { choice }),
      })),
      fairness: chanceOf(needs, player, { stream, nonce: newest.nonce }),
      definition: definitionOf(newest),
      entries: entries.map(entryOf),
    },
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const chanceOf = (
  { seedKey }: Pick<PlayNeeds, 'seedKey'>,
  player: PlayerId,
  { stream, nonce }: { readonly stream: StoredStream; readonly nonce: number },
): Reply['fairness'] => ({
  serverSeedHash: stream.seed_hash,
  clientSeed: stream.client_seed ?? '',
  nonce,
  serverSeed:
    stream.revealed_at === null
      ? null
      : hexOf(openSeed(seedKey, { player, number: stream.number }, stream.sealed_seed)),
})

const definitionOf = (step: StoredStep): Reply['definition'] => ({
  hash: step.hash,
  version: step.version,
  unitsPerStake: step.units_per_stake,
})

const entryOf = (entry: Entry): Reply['entries'][number] => ({
  transferId: entry.transferId,
  reason: entry.reason,
  amount: toWire(entry.amount),
  direction: entry.direction,
  balanceBefore: toWire(entry.balanceBefore),
  balanceAfter: toWire(entry.balanceAfter),
  at: isoTime(entry.at.getTime()),
})
