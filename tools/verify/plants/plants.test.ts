import { expect, it } from 'vitest'
import { plants } from './plants.ts'
import { type PlantedRun, runPlants } from './run-plants.ts'

const runs: PlantedRun[] = []
for await (const run of runPlants()) runs.push(run)

it('finds nothing in the draw code as it is', () => {
  expect(runs.find(({ plant }) => plant === null)?.finders).toEqual([])
})

it.each(plants)('finds in the draw code: $name', ({ name, foundBy }) => {
  const run = runs.find(({ plant }) => plant?.name === name)
  expect(run?.finders).toContain(foundBy)
})
