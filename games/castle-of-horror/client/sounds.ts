import type { SoundFiles } from '@fairhouse/stage/sound/sprite'
import type { Cues } from '@fairhouse/stage/families/slot/title'
import sprite from './assets/sounds.json' with { type: 'json' }

/** Sounds of the sprite that the slot asks for by what happens. */
export const cues: Cues = {
  spin: 'spin-start',
  reelStop: 'reel-stop',
  suspense: 'anticipation',
  expand: 'wild-expand',
  line: 'line-win',
  smallWin: 'win-small',
  levels: { nice: 'win-nice', big: 'win-big', mega: 'win-mega', epic: 'win-epic' },
  count: 'count-loop',
  press: 'click',
  landings: new Map([
    ['moon', ['scatter-land', 'scatter-land-2', 'scatter-land-3']],
    ['coffin', ['bonus-land']],
    ['wild', ['wild-land']],
  ]),
  change: 'wild-land',
  cascade: null,
  multiplier: null,
  jackpot: null,
  fanfare: 'free-spins',
  more: 'wild-land',
  lock: null,
  tick: null,
  prize: 'coin',
  lose: null,
  music: { base: 'music-base', free: 'music-free', feature: 'music-pick' },
}

export const sounds: SoundFiles = {
  ogg: new URL('./assets/sounds.ogg', import.meta.url).href,
  mp3: new URL('./assets/sounds.mp3', import.meta.url).href,
  sprite,
}
