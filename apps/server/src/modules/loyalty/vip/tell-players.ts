import { vipLevelAt } from '@fairhouse/contract/loyalty-rules'
import type { PlayerId } from '#platform/ids'
import { isOutOfReach } from '#platform/out-of-reach'
import { withheld } from '../earning/may-earn.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import { oweLevels } from '../store/levels-owed.ts'
import { lockPlayer, markTold, untoldPlayers } from '../store/player-row.ts'
import { giveLevels } from './give-levels.ts'

export type TellNeeds = Pick<
  LoyaltyNeeds,
  'database' | 'clock' | 'giveGrant' | 'withheldFrom' | 'send' | 'touchSeat' | 'tellPlayers'
>

const atOnce = 200

/**
 * Brings the statuses of players up to what their rounds have come to, and writes to who reached a level. Apart from the counting, so that a seat
 * is read anew once for many rounds and not after each. A player with whom something is wrong keeps nobody else waiting, and is tried again with the
 * next run.
 * @throws at the end, when somebody could not be told.
 */
export async function tellPlayers(needs: TellNeeds): Promise<void> {
  const faults: unknown[] = []
  for (let after = 0, more = true; more; ) {
    // oxlint-disable-next-line no-await-in-loop -- a portion that is full of faults must not hide those behind it
    const players = await untoldPlayers(needs.database, { after, limit: atOnce })
    // oxlint-disable-next-line no-await-in-loop -- as above
    const failed = await tellEach(needs, players)
    faults.push(...failed)
    after = players.at(-1) ?? after
    more = players.length === atOnce && failed.length > 0 && !failed.some(isAway)
  }
  if (faults.length > 0) throw new AggregateError(faults, 'players were not told of their levels')
}

/** @returns what failed, a fault for each player. With a database that is away nobody else is tried. */
async function tellEach(needs: TellNeeds, players: readonly PlayerId[]): Promise<Error[]> {
  const [told, faults]: [PlayerId[], Error[]] = [[], []]
  for (const player of players) {
    try {
      // Each in a transaction of its own: none holds two players' seats.
      // oxlint-disable-next-line no-await-in-loop -- see above
      await tellOne(needs, player)
      told.push(player)
    } catch (fault) {
      faults.push(new Error(`player ${player} was not told`, { cause: fault }))
      if (isOutOfReach(fault)) break
    }
  }
  if (told.length > 0) needs.tellPlayers(told)
  return faults
}

const isAway = ({ cause }: Error): boolean => isOutOfReach(cause)

const tellOne = (needs: TellNeeds, player: PlayerId) =>
  needs.database.transaction(async (tx) => {
    const row = await lockPlayer(tx, player)
    if (!row) return
    const level = vipLevelAt(row.lifetime)
    await markTold(tx, player, level)
    await needs.touchSeat(tx, player)
    if (level <= row.told_level) return
    const reached = { player, above: row.told_level, level }
    // Who holds back from play hears nothing of rewards, and loses none.
    if ((await withheld(needs, tx, player)) !== null) {
      await oweLevels(tx, player, reached)
      return
    }
    await giveLevels(needs, tx, reached)
  })
