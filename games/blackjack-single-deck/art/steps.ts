/** Everything that is made for this title. */
import { fileURLToPath } from 'node:url'
import { tableSteps } from '@fairhouse/art/scenes/table-steps'
import { hands } from './hands.ts'
import { scene } from './scene.ts'
import { mood } from './sound.ts'
import { art } from './symbols.ts'

export const steps = tableSteps({
  folder: fileURLToPath(new URL('.', import.meta.url)),
  scene,
  mood,
  art,
  hands,
})
