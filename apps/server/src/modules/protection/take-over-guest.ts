import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { ProtectionNeeds } from './needs.ts'
import { copyProtection } from './store/copy-protection.ts'
import { notingHeld } from './store/held-in.ts'
import { insertStep } from './store/steps.ts'

/**
 * A guest who opens an account beside the guest holds themself in there as they did: limits, time-outs, blocked games and reminders come along, in the
 * transaction that opens it. Wishes for looser ones do not.
 */
export async function takeOverGuest(
  { clock, touchSeat }: Pick<ProtectionNeeds, 'clock' | 'touchSeat'>,
  tx: Transaction,
  { player, guest }: { readonly player: PlayerId; readonly guest: PlayerId },
): Promise<void> {
  const at = clock.now()
  const copied = await notingHeld(tx, { player, at }, () =>
    copyProtection(tx, { from: guest, to: player, now: at }),
  )
  if (!copied) return
  await touchSeat(tx, player)
  await insertStep(tx, player, { what: 'protectionTakenOver', details: { from: guest }, at })
}
