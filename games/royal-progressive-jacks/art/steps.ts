/** Everything that is made for this title. */
import { fileURLToPath } from 'node:url'
import { videoPokerSteps } from '@fairhouse/art/scenes/video-poker-steps'
import { hands } from './hands.ts'
import { scene } from './scene.ts'
import { art } from './symbols.ts'

export const steps = videoPokerSteps({
  folder: fileURLToPath(new URL('.', import.meta.url)),
  scene,
  art,
  hands,
})
