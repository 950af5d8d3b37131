import type { PotRounds, RoundWithPot } from './pot-rounds.ts'

/** The rounds beside pots of all who have some, as if one had them. */
export function joinedPotRounds(own: PotRounds, others: () => readonly PotRounds[]): PotRounds {
  const sources = (): readonly PotRounds[] => [own, ...others()]
  return {
    hasOpen: async (on, player) => {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      for (const source of sources()) if (await source.hasOpen(on, player)) return true
      return false
    },
    page: async (on, asked) => {
      const pages: (readonly RoundWithPot[])[] = []
      // oxlint-disable-next-line no-await-in-loop -- one connection
      for (const source of sources()) pages.push(await source.page(on, asked))
      return joined(pages).slice(0, asked.limit)
    },
  }
}

/**
 * The newest rounds of several lists as one, each with what all of them had counted up to it. Of each list as many are there as are shown of all: so
 * by the last one that is shown, either all of a list's are shown or its next one tells what it had counted by then. Pure.
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
