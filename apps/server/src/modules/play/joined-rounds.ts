import type { RoundsElsewhere } from './needs.ts'

/** The rounds of all who have some that no stream drew, as if one had them. */
export const joinedRounds = (sources: () => readonly RoundsElsewhere[]) => (): RoundsElsewhere => ({
  count: async (on, player) => {
    let rounds = 0
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const source of sources()) rounds += await source.count(on, player)
    return rounds
  },
  newest: async (on, player, limit, before) => {
    const found = []
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const source of sources()) found.push(...(await source.newest(on, player, limit, before)))
    return found.toSorted((one, other) => (one.id < other.id ? 1 : -1)).slice(0, limit)
  },
  opened: async (on, player) => {
    const found = []
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const source of sources()) found.push(...(await source.opened(on, player)))
    return found
  },
})
