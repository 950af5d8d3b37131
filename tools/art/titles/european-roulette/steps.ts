/** Everything that is made for European Roulette: no reels and no symbols, so no frame and no sheet of them. */
import { fileURLToPath } from 'node:url'
import { bakeLogos } from '../../scenes/logos.ts'
import { bakePosters } from '../../scenes/posters.ts'
import { scoreOf } from '../../sound/band.ts'
import { effectsOf } from '../../sound/effects.ts'
import { encode } from '../../sound/encode.ts'
import { playLoop } from '../../sound/orchestra.ts'
import { rouletteEffects } from '../../sound/roulette-effects.ts'
import { sprite } from '../../sound/sprite.ts'
import { normalise } from '../../sound/wave.ts'
import type { Bench, Step } from '../../studio/bench.ts'
import { liverySteps } from '../../symbols/bake.ts'
import { palette } from './palette.ts'
import { scene } from './scene.ts'
import { mood } from './sound.ts'
import { europeanRoulette as art } from './symbols.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** What of the common effects is heard at a table. */
const common = ['click', 'win-small', 'win-nice', 'win-big']

/** Seconds of a loop repeated before and after it. */
const margin = 0.1

async function bakeSounds({ keep }: Bench): Promise<void> {
  const effects = (await effectsOf(mood)).filter(({ name }) => common.includes(name))
  const music = normalise(await playLoop(scoreOf(mood, mood.base), margin), -21.5)
  const { wave, sounds } = sprite([
    ...effects,
    ...rouletteEffects(),
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
  posters: (bench) => bakePosters(bench, folder, scene, art),
  ...(credits && { credits }),
}
