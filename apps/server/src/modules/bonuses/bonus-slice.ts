import { bonusData, type BonusData } from '@fairhouse/contract/entities/bonus'
import { type Gate, type StatusFacts, tellingSlice } from '#modules/play'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { isAllowed } from './allowed.ts'
import { lockedTo } from './locked-to.ts'
import type { BonusGame, BonusNeeds } from './needs.ts'
import { runningIn } from './running-of-seat.ts'
import { bonusDataOf, withGames } from './shown.ts'
import { standingOf } from './standing.ts'
import { isRunning } from './states.ts'
import { openGrants } from './store/grants.ts'
import type { StoredGrant } from './store/stored-grant.ts'

/** The bonus that waits longest, in the status of a player of whom none runs. */
export const bonusSlice = (needs: Pick<BonusNeeds, 'gamesTold'>) =>
  tellingSlice<BonusData | null>({
    name: 'bonus',
    form: bonusData.nullable(),
    before: null,
    read: async (on, player) => {
      const first = await waiting(on, player)
      return first && withGames(needs, first.games, bonusDataOf(await standingOf(on, first), false))
    },
    status: (value) => (value === null ? {} : { bonusData: value }),
  })

async function waiting(on: Queryable, player: PlayerId): Promise<StoredGrant | null> {
  const [first] = await openGrants(on, player)
  return !first || isRunning(first.state) ? null : first
}

/** Free spins lock all games but their own; with an active bonus nothing is played that it may not be played in. */
export const bonusAllows =
  ({ gameOf }: Pick<BonusNeeds, 'gameOf'>): Gate =>
  (seat, { manifest }, now) => {
    const bonus = runningIn(seat)
    if (bonus === null || (bonus.endsAt !== null && now >= bonus.endsAt)) return null
    if (bonus.spinStake !== null) {
      const gameId = bonus.data.lockedByGameId
      return gameId === manifest.id ? null : lockedTo(gameId, gameOf)
    }
    if (bonus.wagered >= bonus.toWager) return null
    return isAllowed(bonus.games, gameOf(manifest.id)) ? null : { refused: 'bonusNotAllowed' }
  }

/** Whether a player may play this game as the bonus stands. Pure. */
export function allowsGame(
  facts: Pick<StatusFacts, 'told'>,
  game: Omit<BonusGame, 'betLevels' | 'name'>,
): boolean {
  const bonus = runningIn(facts)
  if (bonus === null) return true
  if (bonus.spinStake !== null) return bonus.data.lockedByGameId === game.id
  return bonus.wagered >= bonus.toWager || isAllowed(bonus.games, game)
}
