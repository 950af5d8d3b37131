import type { PotRounds, PotRoundsPage, RoundWithPot } from './pot-rounds.ts'

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
      const pages: PotRoundsPage[] = []
      const wanted = { ...asked, limit: asked.skip + asked.limit, skip: 0 }
      // oxlint-disable-next-line no-await-in-loop -- one connection
      for (const source of sources()) pages.push(await source.page(on, wanted))
      const rounds = joined(pages.map((page) => page.rounds))
      return {
        rounds: rounds.slice(asked.skip, asked.skip + asked.limit),
        total: pages.reduce((sum, { total }) => sum + total, 0),
      }
    },
  }
}

/**
 * The newest rounds of several lists as one, each with what all of them had counted up to it. Of each list all that are newer than the last one that
 * is shown are there, and one more where it has one: so what it had counted by then is known. Pure.
 */
function joined(lists: readonly (readonly RoundWithPot[])[]): readonly RoundWithPot[] {
  const soFar = lists.map((list) =>
    list.map(({ roundId, countedSoFar }) => ({ roundId, countedSoFar })),
  )
  const countedBy = (roundId: string): number =>
    soFar.reduce(
      (sum, list) => sum + (list.find((one) => one.roundId <= roundId)?.countedSoFar ?? 0),
      0,
    )
  return lists
    .flat()
    .toSorted((one, other) => (one.roundId < other.roundId ? 1 : -1))
    .map((round) => ({ ...round, countedSoFar: countedBy(round.roundId) }))
}
