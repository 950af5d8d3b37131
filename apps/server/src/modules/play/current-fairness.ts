import type { ReplyOf } from '@fairhouse/contract/call'
import type { currentFairness as currentFairnessCall } from '@fairhouse/contract/calls/play'
import type { Outcome, PlayerAsk } from '#platform/answer'
import type { PlayHouse } from './change-seat.ts'
import { fairnessOf, revealed } from './fairness-view.ts'
import { streams } from './store/streams.ts'

/** The stream in use and the one revealed last. */
export async function currentFairness(
  { needs, seats }: PlayHouse,
  { player }: PlayerAsk,
): Promise<Outcome<ReplyOf<typeof currentFairnessCall>>> {
  const { database, seeds } = needs
  const seat = await seats.fresh(player)
  const number = seat.stream.number - 1
  const [stream] = await streams(database, player, { first: number, last: number })
  return {
    reply: {
      fairness: fairnessOf(seat),
      revealed: stream ? await revealed(seeds, player, stream) : null,
    },
  }
}
