/** Everything that is made for Jacks or Better: no reels and no symbols, so no frame and no sheet of them. */
import { fileURLToPath } from 'node:url'
import { photographHands } from '../../cards/hand.ts'
import { bakePokerSounds } from '../../poker/sounds.ts'
import { bakeLogos } from '../../scenes/logos.ts'
import { bakePosters } from '../../scenes/posters.ts'
import type { Step } from '../../studio/bench.ts'
import { liverySteps } from '../../symbols/bake.ts'
import { hands } from './hands.ts'
import { palette } from './palette.ts'
import { scene } from './scene.ts'
import { jacksOrBetter } from './symbols.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

const { credits } = liverySteps({ title: scene.name, palette })

export const steps: Readonly<Record<string, Step>> = {
  logos: (bench) => bakeLogos(bench, scene),
  // Of all video pokers, not of this one alone.
  sound: bakePokerSounds,
  posters: async (bench) =>
    bakePosters(bench, folder, scene, {
      ...jacksOrBetter,
      painted: await photographHands(hands),
    }),
  ...(credits && { credits }),
}
