/** Everything that is made for Castle of Horror, in order. */
import type { Step } from '@fairhouse/art/studio/bench'
import { bakeBackdrops, bakeFog } from './backdrop.ts'
import { writeCredits } from './credits.ts'
import { bakeCoffins, bakeFrames, bakeParticles } from './furniture.ts'
import { bakeDigits, bakeLogos, bakeWords } from './lettering.ts'
import { bakePosters } from './posters.ts'
import { bakeSound } from './sound.ts'
import { bakeHeroes, bakeSymbols, bakeWildReel } from './symbols.ts'

export const steps: Readonly<Record<string, Step>> = {
  symbols: bakeSymbols,
  'wild-reel': bakeWildReel,
  frames: bakeFrames,
  logos: bakeLogos,
  backdrops: bakeBackdrops,
  fog: bakeFog,
  particles: bakeParticles,
  coffins: bakeCoffins,
  words: bakeWords,
  digits: bakeDigits,
  heroes: bakeHeroes,
  posters: bakePosters,
  sound: bakeSound,
  credits: writeCredits,
}
