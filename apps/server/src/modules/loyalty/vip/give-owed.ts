import { withheld } from '../earning/may-earn.ts'
import { playerByPlayer } from '../player-by-player.ts'
import { playersOwed, takeOwed } from '../store/levels-owed.ts'
import { lockPlayer } from '../store/player-row.ts'
import { giveLevels } from './give-levels.ts'
import type { TellNeeds } from './tell-players.ts'

/**
 * Gives what comes with levels that were reached while nothing was given to their players, once something is again.
 * @throws at the end, when it could not be given to some player.
 */
export async function giveOwed(needs: TellNeeds): Promise<void> {
  if (needs.giveGrant() === null) return
  await playerByPlayer({
    page: (after, limit) => playersOwed(needs.database, { after: after?.player ?? 0, limit }),
    each: async (player) => {
      const isGiven = await needs.database.transaction(async (tx) => {
        await lockPlayer(tx, player)
        if ((await withheld(needs, tx, player)) !== null) return false
        const owed = await takeOwed(tx, player)
        if (owed === null) return false
        await needs.touchSeat(tx, player)
        await giveLevels(needs, tx, { player, ...owed })
        return true
      })
      if (isGiven) needs.tellPlayers([player])
    },
    failed: 'gifts of levels were not given',
  })
}
