import type { Json } from '@fairhouse/contract/json'
import type { Database } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { grantsAfter } from './store/grants.ts'

/** A page of what is kept of a player's bonuses. */
export interface OwnGrants {
  /** @param after the last row's id; null for the first page. */
  grants(
    player: PlayerId,
    page: { readonly after: string | null; readonly limit: number },
  ): Promise<{
    readonly rows: readonly { readonly [name: string]: Json }[]
    readonly next: string | null
  }>
}

/** For the player's own copy of it. */
export const ownGrants = (database: Database): OwnGrants => ({
  grants: async (player, { after, limit }) => {
    const found = await grantsAfter(database, player, { after, limit })
    return {
      next: found.length < limit ? null : (found.at(-1)?.id ?? null),
      rows: found.map((one) => ({
        id: one.id,
        type: one.type,
        state: one.state,
        name: one.name,
        code: one.code,
        amount: one.amount,
        toWager: one.toWager,
        wagered: one.wagered,
        paidOut: one.paidOut,
        takenBack: one.takenBack,
        claimedAt: isoTime(one.claimedAt),
        endedAt: one.endedAt === null ? null : isoTime(one.endedAt),
      })),
    }
  },
})
