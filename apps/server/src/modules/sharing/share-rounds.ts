import { sharedAtMost } from '@fairhouse/contract/entities/shared-round'
import { type Answers, isRefused } from '#platform/answer'
import type { PlayerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import type { SharingNeeds } from './needs.ts'
import { showRound } from './show-round.ts'
import { deleteShared, insertShared, sharedBy } from './store/shared-rounds.ts'

/** Rounds of own games that players show to everybody, and take back. */
export const shareRounds = (
  needs: SharingNeeds,
): Answers<'shareRound' | 'unshareRound' | 'sharedRounds' | 'sharedRound'> => ({
  shareRound: async ({ player }, { roundId }) => {
    const { database, clock, play } = needs
    const found = await play.roundOf(player, roundId)
    if (isRefused(found)) return found
    if (!found.reply.summary.finished) return { refused: 'roundOpen' }
    const fits = await insertShared(database, player, { roundId, now: clock.now() })
    return fits ? { reply: {} } : { refused: 'listFull', metadata: { atMost: sharedAtMost } }
  },
  unshareRound: async ({ player }, { roundId }) => {
    await deleteShared(needs.database, player, roundId)
    return { reply: {} }
  },
  sharedRounds: async ({ player }) => ({
    reply: { rounds: await roundsSharedBy(needs, player) },
  }),
  sharedRound: async ({ player }, { roundId }) => {
    const shared = await showRound(needs, roundId, player)
    return shared === null ? { refused: 'notFound' } : { reply: { shared } }
  },
})

/** The rounds that a player shares, the newest first. */
export async function roundsSharedBy(
  { database }: Pick<SharingNeeds, 'database'>,
  player: PlayerId,
): Promise<{ id: string; at: string }[]> {
  const rows = await sharedBy(database, player)
  return rows.map((row) => ({ id: row.round_id, at: isoTime(row.shared_at.getTime()) }))
}
