/** Everything that is made for Jacks or Better: no reels and no symbols, so no frame and no sheet of them. */
import { fileURLToPath } from 'node:url'
import { photographHands } from '../../cards/hand.ts'
import { bakeLogos } from '../../scenes/logos.ts'
import { bakePosters } from '../../scenes/posters.ts'
import { scoreOf } from '../../sound/band.ts'
import { cardEffects } from '../../sound/card-effects.ts'
import { effectsOf } from '../../sound/effects.ts'
import { encode } from '../../sound/encode.ts'
import { playLoop } from '../../sound/orchestra.ts'
import { sprite } from '../../sound/sprite.ts'
import { normalise } from '../../sound/wave.ts'
import type { Bench, Step } from '../../studio/bench.ts'
import { liverySteps } from '../../symbols/bake.ts'
import { hands } from './hands.ts'
import { palette } from './palette.ts'
import { scene } from './scene.ts'
import { mood } from './sound.ts'
import { jacksOrBetter } from './symbols.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** What of the common effects is heard at a table of cards. */
const common = ['click', 'win-small', 'win-nice', 'win-big', 'win-mega', 'rise']

/** Seconds of a loop repeated before and after it. */
const margin = 0.1

async function bakeSounds({ keep }: Bench): Promise<void> {
  const effects = (await effectsOf(mood)).filter(({ name }) => common.includes(name))
  const music = normalise(await playLoop(scoreOf(mood, mood.base), margin), -22)
  const { wave, sounds } = sprite([
    ...effects,
    ...cardEffects(),
    { name: 'music-base', wave: music, loop: true, margin },
  ])
  const files = await encode(wave)
  await keep('sounds.ogg', files.ogg)
  await keep('sounds.mp3', files.mp3)
  await keep('sounds.json', `${JSON.stringify({ sounds }, null, 1)}\n`)
}

const { credits } = liverySteps({ title: scene.name, palette })

export const steps: Readonly<Record<string, Step>> = {
  logos: (bench) => bakeLogos(bench, scene),
  sound: bakeSounds,
  posters: async (bench) =>
    bakePosters(bench, folder, scene, {
      ...jacksOrBetter,
      painted: await photographHands(hands),
    }),
  ...(credits && { credits }),
}
