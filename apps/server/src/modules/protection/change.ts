import type { Json } from '@fairhouse/contract/json'
import type { Protection } from '@fairhouse/contract/entities/protection'
import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import type { Outcome, PlayerAsk, Refused } from '#platform/answer'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { ProtectionNeeds } from './needs.ts'
import { shownProtection } from './shown-protection.ts'
import { notingHeld } from './store/held-in.ts'
import { insertStep } from './store/steps.ts'

export interface ProtectionReply {
  readonly protection: Protection
  readonly userStatus: PlayerStatus
}

/** A change, in a transaction that holds the player's seat: why not, or null. A refusal must have changed nothing. */
type Work = (tx: Transaction, player: PlayerId, now: number) => Promise<Refused | null>

/** Changes how a player is held in: held against every bet of his, written down, told to all his browsers. */
export async function change(
  needs: ProtectionNeeds,
  { player }: PlayerAsk,
  { what, details, work }: { readonly what: string; readonly details: Json; readonly work: Work },
): Promise<Outcome<ProtectionReply>> {
  const at = needs.clock.now()
  const refused = await needs.database.transaction(async (tx) => {
    // Held first: of two changes at once the second sees what the first one did.
    await needs.touchSeat(tx, player)
    const no = await notingHeld(tx, { player, at }, () => work(tx, player, at))
    if (no === null) await insertStep(tx, player, { what, details, at })
    return no
  })
  if (refused) return refused
  needs.tellPlayers([player])
  return answered(needs, player)
}

export async function answered(
  needs: ProtectionNeeds,
  player: PlayerId,
): Promise<Outcome<ProtectionReply>> {
  const userStatus = await needs.playerStatus(player)
  return { reply: { protection: await shownProtection(needs, player), userStatus } }
}
