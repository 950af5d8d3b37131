/** Everything that is made for a video poker: its table is the stage's own, so it has posters and sounds, and no backdrop. */
import { type Hand, photographHands } from '../cards/hand.ts'
import { scoreOf } from '../sound/band.ts'
import { cardEffects } from '../sound/card-effects.ts'
import { effectsOf } from '../sound/effects.ts'
import { encode } from '../sound/encode.ts'
import type { Mood } from '../sound/mood.ts'
import { playLoop } from '../sound/orchestra.ts'
import { sprite } from '../sound/sprite.ts'
import { normalise } from '../sound/wave.ts'
import type { Bench, Step } from '../studio/bench.ts'
import { liverySteps, type SymbolSet } from '../symbols/bake.ts'
import { bakeLogos } from './logos.ts'
import { bakePosters } from './posters.ts'
import type { PlaceSet } from './scene-set.ts'

/** What of the common effects is heard at a video poker. */
const common = ['click', 'win-small', 'win-nice', 'win-big', 'win-mega', 'rise']

/** Seconds of a loop repeated before and after it. */
const margin = 0.1

interface VideoPokerArt {
  /** Where its `picture.glsl` is. */
  readonly folder: string
  readonly scene: PlaceSet
  readonly mood: Mood
  /** What stands on its posters: sculptures, and cards as the stage draws them. */
  readonly art: SymbolSet
  readonly hands: Readonly<Record<string, Hand>>
}

export function videoPokerSteps(title: VideoPokerArt): Readonly<Record<string, Step>> {
  const { folder, scene, mood, art, hands } = title
  return {
    logos: (bench) => bakeLogos(bench, scene),
    sound: (bench) => bakeSounds(bench, mood),
    posters: async (bench) =>
      bakePosters(bench, folder, scene, { ...art, painted: await photographHands(hands) }),
    ...liverySteps({ title: scene.name, palette: scene.palette }),
  }
}

async function bakeSounds({ keep }: Bench, mood: Mood): Promise<void> {
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
