import { readPurse } from '#modules/wallet'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { BonusNeeds } from '../needs.ts'
import { periodsTaken } from '../store/grants.ts'
import type { Candidate } from './availability.ts'

/** What of a player decides what is offered. */
export async function candidateOf(
  needs: Pick<BonusNeeds, 'mayPromote' | 'hasDeposited'>,
  on: Queryable,
  player: PlayerId,
): Promise<Candidate> {
  const { userType } = await readPurse(on, player)
  return {
    player,
    userType,
    mayPromote: await needs.mayPromote(on, player),
    hasDeposited: await needs.hasDeposited(on, player),
    taken: await periodsTaken(on, player),
  }
}
