import { bonusData, type BonusData, bonusStates } from '@fairhouse/contract/entities/bonus'
import { contribution, contributionGroup, type WageredGame } from '@fairhouse/contract/bonus-rules'
import { type Gate, tellingSlice } from '#modules/play'
import type { Refused } from '#platform/answer'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { isAllowed } from './allowed.ts'
import type { BonusNeeds } from './needs.ts'
import { bonusDataOf } from './shown.ts'
import { standingOf } from './standing.ts'
import { openGrants } from './store/grants.ts'

/** The bonus of a player in his status: the one that runs, else the one that waits longest. */
export const bonusSlice = tellingSlice<BonusData | null>({
  name: 'bonus',
  form: bonusData.nullable(),
  before: null,
  read: readBonus,
  status: (value) => ({ bonusData: value }),
})

async function readBonus(on: Queryable, player: PlayerId): Promise<BonusData | null> {
  const [first] = await openGrants(on, player)
  return first ? bonusDataOf(await standingOf(on, first)) : null
}

/** Free spins lock all games but their own; with an active bonus nothing is played that counts for nothing. */
export const bonusAllows =
  ({ gameOf }: Pick<BonusNeeds, 'gameOf'>): Gate =>
  (seat, { manifest }) => {
    const bonus = bonusSlice.valueIn(seat)
    if (bonus?.bonusState === bonusStates.freeSpins) {
      const gameId = bonus.lockedByGameId
      return gameId === manifest.id ? null : { refused: 'bonusLocked', metadata: { gameId } }
    }
    if (bonus?.bonusState !== bonusStates.active || bonus.needToWager === 0) return null
    return isAllowed('contributing', gameOf(manifest.id)) ? null : notAllowed
  }

const notAllowed: Refused = { refused: 'bonusNotAllowed' }

/** Whether a player may play this game as his bonus stands. Pure. */
export function allowsGame(
  facts: Parameters<typeof bonusSlice.valueIn>[0],
  game: WageredGame & { readonly id: number },
): boolean {
  const bonus = bonusSlice.valueIn(facts)
  if (bonus?.bonusState === bonusStates.freeSpins) return bonus.lockedByGameId === game.id
  if (bonus?.bonusState !== bonusStates.active || bonus.needToWager === 0) return true
  return contribution[contributionGroup(game)] > 0
}
