/** Everything that is made for this title; it is heard as a roulette table is: chips of clay, and small hard bodies on wood. */
import { fileURLToPath } from 'node:url'
import { rouletteSteps } from '@fairhouse/art/scenes/roulette-steps'
import { mood } from '@fairhouse/art/sound/roulette-mood'
import { scene } from './scene.ts'
import { art } from './symbols.ts'

export const steps = rouletteSteps({
  folder: fileURLToPath(new URL('.', import.meta.url)),
  scene,
  mood,
  art,
})
