/** All that is heard, in one sprite: effects first, then the three loops of music. */
import { encode } from '@fairhouse/art/sound/encode'
import type { Score } from '@fairhouse/art/sound/midi'
import { playLoop } from '@fairhouse/art/sound/orchestra'
import { type Effect, sprite } from '@fairhouse/art/sound/sprite'
import { normalise } from '@fairhouse/art/sound/wave'
import type { Bench } from '@fairhouse/art/studio/bench'
import { effects } from './effects.ts'
import { breath, chase, waltz } from './music.ts'

/** Seconds of the loop repeated before and after it. */
const MARGIN = 0.1

const LOOPS: Readonly<Record<string, { readonly score: Score; readonly loud: number }>> = {
  'music-base': { score: waltz, loud: -20 },
  'music-free': { score: chase, loud: -18.5 },
  'music-pick': { score: breath, loud: -21 },
}

async function loops(): Promise<Effect[]> {
  const list: Effect[] = []
  for (const [name, { score, loud }] of Object.entries(LOOPS)) {
    const wave = normalise(await playLoop(score, MARGIN), loud)
    list.push({ name, wave, loop: true, margin: MARGIN })
  }
  return list
}

export async function bakeSound({ keep }: Bench): Promise<void> {
  const { wave, sounds } = sprite([...(await effects()), ...(await loops())])
  const files = await encode(wave)
  await keep('sounds.ogg', files.ogg)
  await keep('sounds.mp3', files.mp3)
  await keep('sounds.json', `${JSON.stringify({ sounds }, null, 1)}\n`)
}
