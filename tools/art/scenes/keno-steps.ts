/** Everything that is made for a title of keno: no reels and no symbols, so no frame and no sheet of them. */
import { scoreOf } from '../sound/band.ts'
import { ballEffects } from '../sound/ball-effects.ts'
import { effectsOf } from '../sound/effects.ts'
import { encode } from '../sound/encode.ts'
import type { Mood } from '../sound/mood.ts'
import { playerOf, playLoop } from '../sound/orchestra.ts'
import { sprite } from '../sound/sprite.ts'
import { normalise } from '../sound/wave.ts'
import type { Bench, Step } from '../studio/bench.ts'
import { liverySteps, type SymbolSet } from '../symbols/bake.ts'
import type { SymbolArt } from '../symbols/kit.ts'
import { lettered } from '../symbols/lettering.ts'
import type { Hex, Palette } from '../symbols/palette.ts'
import { bakeBackdrops } from './backdrops.ts'
import { bakeLogos } from './logos.ts'
import { bakePosters } from './posters.ts'
import type { PlaceSet } from './scene-set.ts'

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

export interface Hall {
  /** Where its `picture.glsl` is. */
  readonly folder: string
  readonly scene: PlaceSet
  readonly mood: Mood
  /** What stands on its posters. */
  readonly art: SymbolSet
}

export const kenoSteps = ({ folder, scene, mood, art }: Hall): Readonly<Record<string, Step>> => ({
  logos: (bench) => bakeLogos(bench, scene),
  backdrops: (bench) => bakeBackdrops(bench, folder, scene),
  sound: (bench) => bakeSounds(bench, mood),
  posters: (bench) => bakePosters(bench, folder, scene, art),
  ...liverySteps({
    title: scene.name,
    palette: scene.palette,
    isSynthesized: mood.isSynthesized ?? false,
  }),
})

async function bakeSounds({ keep }: Bench, mood: Mood): Promise<void> {
  const effects = (await effectsOf(mood)).filter(({ name }) => common.includes(name))
  const music = normalise(await playLoop(scoreOf(mood, mood.base), margin, playerOf(mood)), -21.5)
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

/**
 * A ball with its number, for a poster.
 * @param turn about its upright axis, radians: the number looks past the machine.
 */
export const numberedBall = (
  palette: Palette,
  number: number,
  { colour, turn = 0 }: { readonly colour: Hex; readonly turn?: number },
): SymbolArt => ({
  scene: 'lottery-ball',
  turn,
  tints: [colour, '#f8f4ea', '#14110c'],
  shapes: [lettered(palette, String(number), [0.72, 0.5])],
})
