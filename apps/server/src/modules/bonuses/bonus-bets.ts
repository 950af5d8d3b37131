import { accountId } from '#modules/ledger'
import { type FollowingSlice, followingSlice, type MoneyMoved } from '#modules/play'
import type { Queryable } from '#platform/database'
import { type PlayerId, timeOfUuidV7 } from '#platform/ids'
import type { BonusNeeds } from './needs.ts'
import { madeRunning, runningBonusName } from './running-of-seat.ts'
import {
  afterStep,
  countedWith,
  refusalWith,
  runningBonus,
  type RunningBonus,
  runningOf,
} from './running.ts'
import { withGames } from './shown.ts'
import { standingOf } from './standing.ts'
import { isRunning } from './states.ts'
import { openGrants } from './store/grants.ts'
import { bonusPocket } from './store/pockets.ts'

/** The bonus that runs, in the seat: it may refuse a stake, pays what own money does not cover, and counts what is wagered. */
export const bonusBets = (needs: Pick<BonusNeeds, 'gameOf' | 'gamesTold' | 'potRounds'>) =>
  followingSlice<RunningBonus>({ ...bonusFollows(needs), read: readRunning(needs) })

/** The same without where it is read from. Pure. */
export function bonusFollows(
  needs: Pick<BonusNeeds, 'gameOf' | 'gamesTold'>,
): Omit<FollowingSlice<RunningBonus>, 'read'> {
  const { gameOf } = needs
  const counts = (bonus: RunningBonus, moved: MoneyMoved): number =>
    countedWith(
      bonus,
      {
        ...moved,
        taken: moved.taken + moved.potTaken,
        // The id of a round holds the time of its bet.
        begunAt: timeOfUuidV7(moved.roundId),
      },
      gameOf(moved.gameId),
    )
  return {
    name: runningBonusName,
    refuses: (bonus, { gameId, taken, fromPot, cost, mode, now }) =>
      refusalWith(bonus, { gameId, taken: taken + fromPot, cost, mode, now }, gameOf),
    after: (bonus, moved) =>
      madeRunning(
        afterStep(bonus, {
          counted: counts(bonus, moved),
          taken: moved.potTaken,
          given: moved.potGiven,
          finished: moved.finished,
        }),
      ),
    owns: {
      pot: ({ account, data, spinStake, begunAt, endsAt, highest, wagered, toWager }) => ({
        account: accountId(account),
        balance: data.bonusBalance,
        first: spinStake !== null,
        since: begunAt,
        until: endsAt,
        most: wagered < toWager ? highest : null,
      }),
      counts,
      form: runningBonus,
      status: ({ data, games }) => ({ bonusData: withGames(needs, games, data) }),
    },
  }
}

const readRunning =
  ({ potRounds }: Pick<BonusNeeds, 'potRounds'>) =>
  async (on: Queryable, player: PlayerId): Promise<RunningBonus | null> => {
    const [grant] = await openGrants(on, player)
    if (!grant || !isRunning(grant.state)) return null
    const account = await bonusPocket(on, player)
    if (account === null) return null
    const openRound = await potRounds.hasOpen(on, player)
    return madeRunning(runningOf(await standingOf(on, grant), { account, openRound }))
  }
