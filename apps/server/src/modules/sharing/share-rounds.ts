import { sharedAtMost } from '@fairhouse/contract/entities/shared-round'
import { type Answers, isRefused } from '#platform/answer'
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
  sharedRounds: async ({ player }) => {
    const rows = await sharedBy(needs.database, player)
    return {
      reply: {
        rounds: rows.map((row) => ({ id: row.round_id, at: isoTime(row.shared_at.getTime()) })),
      },
    }
  },
  sharedRound: async ({ player }, { roundId }) => {
    const shared = await showRound(needs, roundId, player)
    return shared === null ? { refused: 'notFound' } : { reply: { shared } }
  },
})
