import { readFileSync } from 'node:fs'
import { certificate } from '@fairhouse/contract/entities/certificate'
import { loadTitle } from '@fairhouse/games/discover'
import type { GoldenRounds } from '@fairhouse/games/golden-round'
import { findersOf, type Known } from './checks.ts'
import { plantedChance } from './planted-chance.ts'
import { type Plant, plants } from './plants.ts'

/** A plant, or null for the code as it is, with the checks that found something. */
export interface PlantedRun {
  readonly plant: Plant | null
  readonly finders: readonly string[]
}

/** A title whose rounds are of one step. */
const oneStep = 'night-train'

/** Runs every check on the draw code as it is, and with each plant in it. */
export async function* runPlants(): AsyncGenerator<PlantedRun> {
  const known = await knownRounds()
  for (const plant of [null, ...plants]) {
    yield { plant, finders: findersOf(await plantedChance(plant), known) }
  }
}

async function knownRounds(): Promise<Known> {
  const title = await loadTitle(oneStep)
  const read = (name: string): string => readFileSync(new URL(name, title.folder), 'utf8')
  const { rounds }: GoldenRounds = JSON.parse(read('golden.json'))
  return {
    title,
    certificate: certificate.parse(JSON.parse(read('certificate.json'))),
    golden: rounds.filter(({ moves }) => moves.length === 0),
  }
}
