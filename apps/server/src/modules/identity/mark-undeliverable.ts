import { raiseFlag } from './flags.ts'
import type { IdentityNeeds } from './needs.ts'
import { playerByEmail } from './store/player-by-email.ts'

/** Letters to this address come back: its player is asked for another one. Does nothing for an address that nobody has any more. */
export async function markUndeliverable(needs: IdentityNeeds, email: string): Promise<void> {
  const player = await needs.database.transaction(async (tx) => {
    const owner = await playerByEmail(tx, email)
    if (owner === null) return null
    const cause = { by: 'mail', reason: 'a letter to the address came back' }
    const raised = await raiseFlag(needs, tx, {
      player: owner,
      flag: 'changeContactEmail',
      ...cause,
    })
    return raised ? owner : null
  })
  if (player !== null) needs.playerChanged(player)
}
