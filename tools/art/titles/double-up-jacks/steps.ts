/** Everything that is made for this title. */
import { fileURLToPath } from 'node:url'
import { videoPokerSteps } from '../../scenes/video-poker-steps.ts'
import { hands } from './hands.ts'
import { scene } from './scene.ts'
// Video pokers are played in one bar: the same band plays.
import { mood } from '../jacks-or-better/sound.ts'
import { art } from './symbols.ts'

export const steps = videoPokerSteps({
  folder: fileURLToPath(new URL('.', import.meta.url)),
  scene,
  mood,
  art,
  hands,
})
