import type { SoundSprite } from '../sound/sprite.ts'
import type { Cues } from '../families/slot/title.ts'

/** Symbols that are heard when they come to rest, by how. */
export interface Landings {
  /** Opens a feature: each one higher than the last. */
  readonly scatters: readonly string[]
  readonly wilds: readonly string[]
}

/** Joins what happens with the sounds that a title has; what it lacks is silent. */
export function cuesOf(sprite: SoundSprite | null, { scatters, wilds }: Landings): Cues {
  const has = (name: string): boolean => sprite !== null && name in sprite.sounds
  const first = (...names: readonly string[]): string | null => names.find(has) ?? null
  const rising = ['scatter-land', 'scatter-land-2', 'scatter-land-3'].filter(has)
  return {
    spin: first('spin-start'),
    reelStop: first('reel-stop'),
    suspense: first('anticipation'),
    expand: first('wild-expand', 'feature'),
    line: first('line-win'),
    smallWin: first('win-small'),
    levels: {
      nice: first('win-nice'),
      big: first('win-big', 'win-nice'),
      mega: first('win-mega', 'win-big'),
      epic: first('win-epic', 'win-mega'),
    },
    count: first('count-loop'),
    press: first('click', 'press'),
    change: first('change', 'wild-land'),
    cascade: first('cascade', 'pop', 'coin'),
    multiplier: first('multiplier', 'coin'),
    jackpot: first('jackpot', 'win-big'),
    fanfare: first('free-spins', 'feature'),
    more: first('wild-land', 'free-spins'),
    lock: first('lock', 'coin', 'bonus-land'),
    tick: first('wheel-tick', 'tick', 'click'),
    prize: first('prize', 'coin', 'win-small'),
    lose: first('lose', 'reel-stop'),
    landings: new Map([
      ...scatters.map((symbol) => [symbol, rising] as const),
      ...wilds.map((symbol) => [symbol, ['wild-land'].filter(has)] as const),
    ]),
    music: {
      base: first('music-base'),
      free: first('music-free', 'music-feature', 'music-base'),
      feature: first('music-pick', 'music-feature', 'music-free', 'music-base'),
    },
  }
}
