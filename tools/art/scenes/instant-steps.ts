/** Everything that is made for an instant game: no reels and no symbols, so no frame and no sheet of them. */
import { encode } from '../sound/encode.ts'
import { instantEffects } from '../sound/instant-effects.ts'
import { roomEffects } from '../sound/room-effects.ts'
import { sprite } from '../sound/sprite.ts'
import { type Loop, playSynthLoop } from '../sound/synth-music.ts'
import type { Bench, Step } from '../studio/bench.ts'
import type { SymbolSet } from '../symbols/bake.ts'
import { creditsOf } from '../symbols/credits.ts'
import { bakeBackdrops } from './backdrops.ts'
import { bakeLogos } from './logos.ts'
import { bakePosters } from './posters.ts'
import type { PlaceSet } from './scene-set.ts'

/** Effects that every game has. */
const shared = ['click', 'mark', 'paid', 'win-nice', 'win-big']

/** Seconds of a loop repeated before and after it. */
const margin = 0.1

export interface InstantArt {
  /** Where its `picture.glsl` is. */
  readonly folder: string
  readonly scene: PlaceSet
  readonly loop: Loop
  /** What stands on its posters. */
  readonly art: SymbolSet
  /** Names of the effects of `instant-effects.ts` and `room-effects.ts` that only this game has. */
  readonly effects: readonly string[]
}

export function instantSteps(title: InstantArt): Readonly<Record<string, Step>> {
  const { folder, scene, art } = title
  return {
    logos: (bench) => bakeLogos(bench, scene),
    backdrops: (bench) => bakeBackdrops(bench, folder, scene),
    sound: (bench) => bakeSounds(bench, title),
    posters: (bench) => bakePosters(bench, folder, scene, art),
    credits: ({ keep }) =>
      keep(
        'credits.json',
        creditsOf({ title: scene.name, palette: scene.palette, isSynthesized: true }),
      ),
  }
}

async function bakeSounds({ keep }: Bench, { loop, effects }: InstantArt): Promise<void> {
  const own = [...instantEffects(), ...roomEffects()].filter(({ name }) =>
    [...shared, ...effects].includes(name),
  )
  const music = playSynthLoop(loop, margin)
  const { wave, sounds } = sprite([...own, { name: 'music-base', wave: music, loop: true, margin }])
  const files = await encode(wave)
  await keep('sounds.ogg', files.ogg)
  await keep('sounds.mp3', files.mp3)
  await keep('sounds.json', `${JSON.stringify({ sounds }, null, 1)}\n`)
}
