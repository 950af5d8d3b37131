import type { Refused } from '#platform/answer'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { FollowedSlice, MoneyMoved, Slice, StakeAsked } from './slice.ts'
import type { ToldSlice } from './status-facts.ts'

/** What all modules know of a player. */
export interface SeatSlices {
  readonly told: readonly ToldSlice[]
  readonly following: readonly FollowedSlice[]
}

/** Reads them one after the other on the connection of the seat. */
export async function readSlices(
  slices: readonly Slice[],
  on: Queryable,
  player: PlayerId,
): Promise<SeatSlices> {
  const told: ToldSlice[] = []
  const following: FollowedSlice[] = []
  for (const slice of slices) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    if (slice.isTold) told.push(await slice.read(on, player))
    else {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      const followed = await slice.read(on, player)
      if (followed) following.push(followed)
    }
  }
  return { told, following }
}

/** What statuses show once bets have moved what is followed. @param told as of any version of the seat. */
export const toldBy = (
  told: readonly ToldSlice[],
  following: readonly FollowedSlice[],
): readonly ToldSlice[] => {
  const moving = following.flatMap((slice) => slice.told ?? [])
  return moving.length === 0 ? told : [...told.filter(({ moves }) => !moves), ...moving]
}

/** The first no of those that follow bets. */
export function refusalOfStake(
  following: readonly FollowedSlice[],
  asked: StakeAsked,
): Refused | null {
  for (const slice of following) {
    const no = slice.refuses(asked)
    if (no) return no
  }
  return null
}

/** What a step counts beside the pot that its seat has, minor units. */
export const countedBy = (following: readonly FollowedSlice[], moved: MoneyMoved): number =>
  following.find((slice) => slice.pot() !== null)?.counts(moved) ?? 0

/** What follows bets, after this one. */
export const followed = (
  following: readonly FollowedSlice[],
  moved: MoneyMoved,
): readonly FollowedSlice[] =>
  following.length === 0 ? following : following.map((slice) => slice.after(moved))
