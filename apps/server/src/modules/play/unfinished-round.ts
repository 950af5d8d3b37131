import type { ReplyOf } from '@fairhouse/contract/call'
import type { unfinishedRound as unfinishedRoundCall } from '@fairhouse/contract/calls/play'
import type { Outcome, PlayerAsk } from '#platform/answer'
import type { PlayHouse } from './change-seat.ts'

/** The round to which the player may come back. None of a title that was withdrawn: the house ends that one itself. */
export async function unfinishedRound(
  { needs, seats }: PlayHouse,
  { player }: PlayerAsk,
): Promise<Outcome<ReplyOf<typeof unfinishedRoundCall>>> {
  const { open, currency } = await seats.fresh(player)
  const title = open && needs.titles.find(open.uri)
  if (!open || !title) return { reply: { round: null } }
  const { id, uri, stake, payout } = open
  return { reply: { round: { id, uri, name: title.manifest.name, stake, payout, currency } } }
}
