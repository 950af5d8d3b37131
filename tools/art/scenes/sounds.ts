/** All that is heard, in one sprite: effects first, then the loops of the base game and of its features. */
import { scoreOf } from '../sound/band.ts'
import { effectsOf } from '../sound/effects.ts'
import { encode } from '../sound/encode.ts'
import type { Mood } from '../sound/mood.ts'
import { playLoop } from '../sound/orchestra.ts'
import { type Effect, sprite } from '../sound/sprite.ts'
import { normalise } from '../sound/wave.ts'
import type { Bench } from '../studio/bench.ts'

/** Seconds of a loop repeated before and after it. */
const MARGIN = 0.1

export async function bakeSounds({ keep }: Bench, mood: Mood): Promise<void> {
  const loops: Effect[] = []
  for (const [name, playing, loud] of [
    ['music-base', mood.base, -20.5],
    ['music-free', mood.feature, -19],
  ] as const) {
    const wave = normalise(await playLoop(scoreOf(mood, playing), MARGIN), loud)
    loops.push({ name, wave, loop: true, margin: MARGIN })
  }
  const { wave, sounds } = sprite([...(await effectsOf(mood)), ...loops])
  const files = await encode(wave)
  await keep('sounds.ogg', files.ogg)
  await keep('sounds.mp3', files.mp3)
  await keep('sounds.json', `${JSON.stringify({ sounds }, null, 1)}\n`)
}
