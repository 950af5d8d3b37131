/** The sounds that all video pokers share: one band, one set of cards and chips (`packages/stage/families/video-poker/sounds`). */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { scoreOf } from '../sound/band.ts'
import { cardEffects } from '../sound/card-effects.ts'
import { effectsOf } from '../sound/effects.ts'
import { encode } from '../sound/encode.ts'
import { playLoop } from '../sound/orchestra.ts'
import { sprite } from '../sound/sprite.ts'
import { normalise } from '../sound/wave.ts'
import { mood } from './mood.ts'

const folder = fileURLToPath(
  new URL('../../../packages/stage/families/video-poker/sounds', import.meta.url),
)

/** What of the common effects is heard at a table of cards. */
const common = ['click', 'win-small', 'win-nice', 'win-big', 'win-mega', 'rise']

/** Seconds of a loop repeated before and after it. */
const margin = 0.1

export async function bakePokerSounds(): Promise<void> {
  const effects = (await effectsOf(mood)).filter(({ name }) => common.includes(name))
  const music = normalise(await playLoop(scoreOf(mood, mood.base), margin), -22)
  const { wave, sounds } = sprite([
    ...effects,
    ...cardEffects(),
    { name: 'music-base', wave: music, loop: true, margin },
  ])
  const files = await encode(wave)
  await writeFile(join(folder, 'sounds.ogg'), files.ogg)
  await writeFile(join(folder, 'sounds.mp3'), files.mp3)
  await writeFile(join(folder, 'sounds.json'), `${JSON.stringify({ sounds }, null, 2)}\n`)
}
