import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import type { Outcome, PlayerAsk } from '#platform/answer'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { InboxNeeds } from './needs.ts'

type Change = (
  tx: Transaction,
  player: PlayerId,
  which: { readonly messageIds: readonly string[]; readonly nowMs: number },
) => Promise<number>

/** Marks or removes messages. Only what changed something moves the seat; ids that are not the player's change nothing. */
export function changeMessages(
  { database, clock, touchSeat, playerStatus }: InboxNeeds,
  change: Change,
) {
  return async (
    { player }: PlayerAsk,
    { messageIds }: { readonly messageIds: readonly string[] },
  ): Promise<Outcome<{ userStatus: PlayerStatus }>> => {
    await database.transaction(async (tx) => {
      const changed = await change(tx, player, { messageIds, nowMs: clock.now() })
      if (changed > 0) await touchSeat(tx, player)
    })
    return { reply: { userStatus: await playerStatus(player) } }
  }
}
