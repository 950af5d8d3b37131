import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { raiseFlag } from './flags.ts'
import type { IdentityNeeds } from './needs.ts'
import { profileOf } from './store/profile-of.ts'

/** Asks a player for the address and the phone number that are missing. @param cause who wants them, and why, for the record. */
export async function askForContact(
  needs: Pick<IdentityNeeds, 'clock' | 'touchSeat'>,
  tx: Transaction,
  player: PlayerId,
  cause: { readonly by: string; readonly reason: string },
): Promise<void> {
  const { streetAddress, city, postalCode, phone } = await profileOf(tx, player)
  if ([streetAddress, city, postalCode].includes(null))
    await raiseFlag(needs, tx, { player, flag: 'contactAddress', ...cause })
  if (phone === null) await raiseFlag(needs, tx, { player, flag: 'phone', ...cause })
}
