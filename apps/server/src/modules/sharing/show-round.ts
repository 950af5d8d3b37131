import { type SharedRound, sharedRound } from '@fairhouse/contract/entities/shared-round'
import { isClosed } from '#modules/identity'
import { isRefused } from '#platform/answer'
import type { PlayerId } from '#platform/ids'
import type { SharingNeeds } from './needs.ts'
import { sharerOf } from './store/shared-rounds.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * A round as everybody may see it; null when nobody shares it, or who did has closed the account. It is what the contract names and no more, whatever a player is told of an own
 * round: no balances, entries, or receipts, which name the player's streams.
 * @param asker who looks; null for a visitor.
 */
export async function showRound(
  { database, identity, play }: SharingNeeds,
  roundId: string,
  asker: PlayerId | null,
): Promise<SharedRound | null> {
  if (!uuid.test(roundId)) return null
  const player = await sharerOf(database, roundId)
  if (player === null || (await isClosed(database, player))) return null
  const outcome = await play.roundOf(player, roundId)
  if (isRefused(outcome)) return null
  const logins = await identity.maskedLogins([player])
  const login = logins.get(player) ?? '***'
  return sharedRound.parse({ ...outcome.reply, login, isOwn: player === asker })
}
