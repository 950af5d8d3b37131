/** Everything that is made for a roulette table: no reels and no symbols, so no frame and no sheet of them. */
import { scoreOf } from '../sound/band.ts'
import { effectsOf } from '../sound/effects.ts'
import { encode } from '../sound/encode.ts'
import type { Mood } from '../sound/mood.ts'
import { playLoop } from '../sound/orchestra.ts'
import { rouletteEffects } from '../sound/roulette-effects.ts'
import { sprite } from '../sound/sprite.ts'
import { normalise } from '../sound/wave.ts'
import type { Bench, Step } from '../studio/bench.ts'
import { liverySteps, type SymbolSet } from '../symbols/bake.ts'
import { bakeLogos } from './logos.ts'
import { bakePosters } from './posters.ts'
import type { PlaceSet } from './scene-set.ts'

/** What of the common effects is heard at a table. */
const common = ['click', 'win-small', 'win-nice', 'win-big']

/** Seconds of a loop repeated before and after it. */
const margin = 0.1

export interface RouletteRoom {
  /** Where its `picture.glsl` is. */
  readonly folder: string
  readonly scene: PlaceSet
  readonly mood: Mood
  /** What stands on its posters. */
  readonly art: SymbolSet
}

export function rouletteSteps({
  folder,
  scene,
  mood,
  art,
}: RouletteRoom): Readonly<Record<string, Step>> {
  const { credits } = liverySteps({ title: scene.name, palette: scene.palette })
  return {
    logos: (bench) => bakeLogos(bench, scene),
    sound: (bench) => bakeSounds(bench, mood),
    posters: (bench) => bakePosters(bench, folder, scene, art),
    ...(credits && { credits }),
  }
}

async function bakeSounds({ keep }: Bench, mood: Mood): Promise<void> {
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
