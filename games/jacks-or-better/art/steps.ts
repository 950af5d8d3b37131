/** Everything that is made for Jacks or Better: no reels and no symbols, so no frame and no sheet of them. */
import { fileURLToPath } from 'node:url'
import { photographHands } from '@fairhouse/art/cards/hand'
import { bakePokerSounds } from '@fairhouse/art/poker/sounds'
import { bakeLogos } from '@fairhouse/art/scenes/logos'
import { bakePosters } from '@fairhouse/art/scenes/posters'
import type { Step } from '@fairhouse/art/studio/bench'
import { liverySteps } from '@fairhouse/art/symbols/bake'
import { hands } from './hands.ts'
import { palette } from '../palette.ts'
import { scene } from './scene.ts'
import { art } from './symbols.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

const { credits } = liverySteps({ title: scene.name, palette })

export const steps: Readonly<Record<string, Step>> = {
  logos: (bench) => bakeLogos(bench, scene),
  // Of all video pokers, not of this one alone.
  sound: bakePokerSounds,
  posters: async (bench) =>
    bakePosters(bench, folder, scene, {
      ...art,
      painted: await photographHands(hands),
    }),
  ...(credits && { credits }),
}
