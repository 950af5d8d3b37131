import { bonusData, type BonusData } from '@fairhouse/contract/entities/bonus'
import { contribution, contributionGroup, type WageredGame } from '@fairhouse/contract/bonus-rules'
import { type Gate, type StatusFacts, tellingSlice } from '#modules/play'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { isAllowed } from './allowed.ts'
import type { BonusNeeds } from './needs.ts'
import { runningIn } from './running-of-seat.ts'
import { bonusDataOf } from './shown.ts'
import { standingOf } from './standing.ts'
import { isRunning } from './states.ts'
import { openGrants } from './store/grants.ts'

/** The bonus that waits longest, in the status of a player of whom none runs. */
export const bonusSlice = tellingSlice<BonusData | null>({
  name: 'bonus',
  form: bonusData.nullable(),
  before: null,
  read: readWaiting,
  status: (value) => (value === null ? {} : { bonusData: value }),
})

async function readWaiting(on: Queryable, player: PlayerId): Promise<BonusData | null> {
  const [first] = await openGrants(on, player)
  if (!first || isRunning(first.state)) return null
  return bonusDataOf(await standingOf(on, first))
}

/** Free spins lock all games but their own; with an active bonus nothing is played that it may not be played in. */
export const bonusAllows =
  ({ gameOf }: Pick<BonusNeeds, 'gameOf'>): Gate =>
  (seat, { manifest }) => {
    const bonus = runningIn(seat)
    if (bonus === null) return null
    if (bonus.spinStake !== null) {
      const gameId = bonus.data.lockedByGameId
      return gameId === manifest.id ? null : { refused: 'bonusLocked', metadata: { gameId } }
    }
    if (bonus.wagered >= bonus.toWager) return null
    return isAllowed(bonus.games, gameOf(manifest.id)) ? null : { refused: 'bonusNotAllowed' }
  }

/** Whether a player may play this game as the bonus stands. Pure. */
export function allowsGame(
  facts: Pick<StatusFacts, 'told'>,
  game: WageredGame & { readonly id: number },
): boolean {
  const bonus = runningIn(facts)
  if (bonus === null) return true
  if (bonus.spinStake !== null) return bonus.data.lockedByGameId === game.id
  return bonus.wagered >= bonus.toWager || contribution[contributionGroup(game)] > 0
}
