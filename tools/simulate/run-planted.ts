import type { Title } from '../../apps/server/src/modules/catalog/index.ts'
import type { OwnServer } from './database/own-server.ts'
import type { Plant } from './plants/planted.ts'
import { plants } from './plants/plants.ts'
import { type Course, simulate } from './simulation.ts'

/** Operations within which a planted bug must be found, and the seeds that are tried. */
const budget = 500
const seeds = [1, 2, 3, 4]

export interface Found {
  readonly plant: Plant
  /** What was noticed first; null when nothing was. */
  readonly notice: string | null
  /** Over all seeds tried. */
  readonly operations: number
  readonly seed: number
}

/**
 * Plants one bug after the other into a house of its own.
 * @param only names of plants; all of them when empty.
 * @throws Error for a plant that never took effect: what it takes hold of is no longer there.
 */
export async function runPlanted(
  server: OwnServer,
  titles: readonly Title[],
  { only, hear }: { readonly only: readonly string[]; readonly hear: (found: Found) => void },
): Promise<boolean> {
  const wanted = plants.filter(({ name }) => only.length === 0 || only.includes(name))
  let areAllFound = wanted.length > 0
  for (const plant of wanted) {
    const found = await findPlant(server, titles, plant)
    areAllFound &&= found.notice !== null
    hear(found)
  }
  return areAllFound
}

async function findPlant(
  server: OwnServer,
  titles: readonly Title[],
  plant: Plant,
): Promise<Found> {
  let operations = 0
  let touched = 0
  for (const seed of new Set([plant.seed ?? 1, ...seeds])) {
    const course = await server.withDatabase((connectionString) =>
      simulate({ seed, operations: budget, plant, connectionString, titles }),
    )
    operations += course.operations
    touched += course.touched
    const notice = noticeOf(course)
    if (notice !== null) {
      if (touched === 0) throw new Error(`${plant.name}: found before it took effect: ${notice}`)
      return { plant, notice, operations, seed }
    }
  }
  if (touched === 0) throw new Error(`${plant.name}: what it takes hold of is not there any more`)
  return { plant, notice: null, operations, seed: seeds.at(-1) ?? 0 }
}

const noticeOf = ({ broken }: Course): string | null => broken[0]?.split('\n')[0] ?? null
