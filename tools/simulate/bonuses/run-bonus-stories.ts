import type { OwnServer } from '../database/own-server.ts'
import { bonusPlants } from './plants.ts'
import { tellBonusStory } from './story.ts'

export interface BonusStoriesPlan {
  /** Seed of the first; the others follow it. */
  readonly first: number
  readonly count: number
  readonly say: (line: string) => void
}

const deedsOfStory = 60

/** Tells stories of bonuses, one after the other on one database. @returns whether there was no difference. */
export async function runBonusStories(
  server: OwnServer,
  { first, count, say }: BonusStoriesPlan,
): Promise<boolean> {
  let [deeds, grants, wrong] = [0, 0, 0]
  await server.withDatabase(async (connectionString) => {
    for (let seed = first; seed < first + count; seed++) {
      const told = await tellBonusStory(connectionString, {
        seed,
        deeds: deedsOfStory,
        tampered: {},
      })
      deeds += told.deeds
      grants += told.grants
      if (told.broken.length === 0) continue
      wrong++
      say(`✗ story of bonuses ${seed}, deed ${told.deeds}:\n  ${told.broken.join('\n  ')}`)
    }
  })
  say(
    `${count} stories of bonuses from seed ${first}: ${deeds} deeds, ${grants} bonuses, ${wrong} stories with differences`,
  )
  return wrong === 0
}

/**
 * Plants bugs of bonuses, each into houses of its own, and tells the stories that find it.
 * @param only names of plants. @returns whether all were found.
 */
export async function findBonusPlants(
  server: OwnServer,
  { only, say }: { readonly only: readonly string[]; readonly say: (line: string) => void },
): Promise<boolean> {
  let areAllFound = true
  for (const plant of bonusPlants.filter(({ name }) => only.includes(name))) {
    let found: { readonly seed: number; readonly deeds: number; readonly notice: string } | null =
      null
    for (const seed of plant.seeds) {
      const { deeds, broken } = await server.withDatabase((connectionString) =>
        tellBonusStory(connectionString, { seed, deeds: deedsOfStory, tampered: plant.tampered() }),
      )
      const [notice] = broken
      if (notice === undefined) continue
      found = { seed, deeds, notice }
      break
    }
    areAllFound &&= found !== null
    say(
      found === null
        ? `✗ ${plant.name}: not found`
        : `✓ ${plant.name}: found after ${found.deeds} deeds (seed ${found.seed}): ${found.notice.slice(0, 160)}`,
    )
  }
  return areAllFound
}
