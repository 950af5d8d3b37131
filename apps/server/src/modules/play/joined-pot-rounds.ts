import type { PotRounds, PotRoundsPage, RoundWithPot } from './pot-rounds.ts'

/** Each page reads all that is newer, so no more than this are shown. */
const mostListed = 10_000

/** The rounds beside pots of all who have some, as if one had them; the newest 10,000. */
export function joinedPotRounds(own: PotRounds, others: () => readonly PotRounds[]): PotRounds {
  const sources = (): readonly PotRounds[] => [own, ...others()]
  return {
    hasOpen: async (on, player) => {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      for (const source of sources()) if (await source.hasOpen(on, player)) return true
      return false
    },
    page: async (on, asked) => {
      const isListed = asked.skip + asked.limit <= mostListed
      const pages: PotRoundsPage[] = []
      const wanted = { ...asked, limit: isListed ? asked.skip + asked.limit : 1, skip: 0 }
      // oxlint-disable-next-line no-await-in-loop -- one connection
      for (const source of sources()) pages.push(await source.page(on, wanted))
      const rounds = joined(pages.map((page) => page.rounds))
      return {
        rounds: rounds.slice(asked.skip, asked.skip + asked.limit),
        total: Math.min(
          mostListed,
          pages.reduce((sum, { total }) => sum + total, 0),
        ),
      }
    },
  }
}

/**
 * The newest rounds of several lists as one, each with what all of them had counted up to it. Of each list all that are newer than the last one that
 * is shown are there, and one more where it has one: so what it had counted by then is known. Pure.
 */
function joined(lists: readonly (readonly RoundWithPot[])[]): readonly RoundWithPot[] {
  const places = lists.map(() => 0)
  /** What a list had counted by a round; asked from the newest round to the oldest. */
  const countedIn = (list: readonly RoundWithPot[], of: number, roundId: string): number => {
    let place = places[of] ?? 0
    while ((list[place]?.roundId ?? '') > roundId) place++
    places[of] = place
    return list[place]?.countedSoFar ?? 0
  }
  return lists
    .flat()
    .toSorted((one, other) => (one.roundId < other.roundId ? 1 : -1))
    .map((round) => ({
      ...round,
      countedSoFar: lists.reduce((sum, list, of) => sum + countedIn(list, of, round.roundId), 0),
    }))
}
