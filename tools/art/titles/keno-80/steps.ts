/** Everything that is made for Keno 80: no reels and no symbols, so no frame and no sheet of them. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bakeBackdrops } from '../../scenes/backdrops.ts'
import { bakeLogos } from '../../scenes/logos.ts'
import { bakePosters } from '../../scenes/posters.ts'
import { scoreOf } from '../../sound/band.ts'
import { ballEffects } from '../../sound/ball-effects.ts'
import { effectsOf } from '../../sound/effects.ts'
import { encode } from '../../sound/encode.ts'
import { playLoop } from '../../sound/orchestra.ts'
import { sprite } from '../../sound/sprite.ts'
import { normalise } from '../../sound/wave.ts'
import type { Bench, Step } from '../../studio/bench.ts'
import { liverySteps } from '../../symbols/bake.ts'
import { palette } from './palette.ts'
import { scene } from './scene.ts'
import { mood } from './sound.ts'
import { keno80 as art } from './symbols.ts'

const folder = join(fileURLToPath(new URL('.', import.meta.url)))

/** What of the common effects is heard in keno. */
const common = [
  'click',
  'coin',
  'count-loop',
  'win-small',
  'win-nice',
  'win-big',
  'win-mega',
  'win-epic',
]

/** Seconds of a loop repeated before and after it. */
const margin = 0.1

async function bakeSounds({ keep }: Bench): Promise<void> {
  const effects = (await effectsOf(mood)).filter(({ name }) => common.includes(name))
  const music = normalise(await playLoop(scoreOf(mood, mood.base), margin), -21.5)
  const { wave, sounds } = sprite([
    ...effects,
    ...ballEffects(),
    { name: 'music-base', wave: music, loop: true, margin },
  ])
  const files = await encode(wave)
  await keep('sounds.ogg', files.ogg)
  await keep('sounds.mp3', files.mp3)
  await keep('sounds.json', `${JSON.stringify({ sounds }, null, 1)}\n`)
}

export const steps: Readonly<Record<string, Step>> = {
  logos: (bench) => bakeLogos(bench, scene),
  backdrops: (bench) => bakeBackdrops(bench, folder, scene),
  sound: bakeSounds,
  posters: (bench) => bakePosters(bench, folder, scene, art),
  ...liverySteps({ title: scene.name, palette }),
}
