import { playersWithoutBonuses } from '#modules/compliance'
import { oneGate } from '#modules/lobby'
import { createCatalog, type Title, titlesOf } from '#modules/catalog'
import { systemClock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { Log } from '#platform/log'
import { gameCounted } from '../earning/counted-round.ts'
import { realPlayers } from '../store/real-players.ts'
import { rebuild, type Rebuilt } from './rebuild.ts'

const playersAtOnce = 500
const differencesShown = 20

interface RebuildNeeds {
  readonly database: Database
  readonly log: Log
  readonly titles: readonly Title[]
  /** Code of the profile under which the house is licensed; null: none, which is the strictest. */
  readonly licence: string | null
}

/**
 * Rebuilds what every real-money player earned, and compares.
 * @param repair counts rounds that nobody has counted; for a house that may be open meanwhile.
 */
export async function rebuildHouse(
  { database, log, titles, licence }: RebuildNeeds,
  wish: { readonly repair: boolean },
): Promise<Rebuilt> {
  const clock = systemClock
  const catalog = createCatalog({
    database,
    clock,
    log,
    titles: titlesOf(titles),
    artOf: () => null,
    played: { of: () => 'nobody', stamp: () => 0 },
    tellChanged: () => undefined,
  })
  await catalog.start()
  const { withheldFrom } = oneGate({
    clock,
    places: {
      withoutBonuses: (on, players) => playersWithoutBonuses(licence, on, players),
    },
  })
  const gameOf = (gameId: number) => gameCounted(catalog.sortOf(gameId))
  const all = { players: 0, rounds: 0, missing: 0, differences: [] as string[] }
  let after = 0
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- page after page
    const players = await realPlayers(database, { after, limit: playersAtOnce })
    // oxlint-disable-next-line no-await-in-loop -- as above
    const found = await rebuild({ database, clock, gameOf, withheldFrom, players }, wish)
    all.players += found.players
    all.rounds += found.rounds
    all.missing += found.missing
    all.differences.push(...found.differences)
    after = players.at(-1) ?? after
    if (players.length < playersAtOnce) break
  }
  catalog.stop()
  return { ...all, differences: all.differences.slice(0, differencesShown) }
}
