import type { VideoPokerTitle } from '@fairhouse/stage/families/video-poker/title'
import { manifest } from '../manifest.ts'
import sprite from './assets/sounds.json' with { type: 'json' }

export const title: VideoPokerTitle = {
  manifest,
  felt: {
    cloth: '#16389a',
    rail: '#0c0a1a',
    metal: '#ffe0a0',
    ink: '#e6eeff',
    lamp: '#fff4d0',
  },
  back: { ground: '#1a3aa0', line: '#ffe6a0' },
  panel: { ground: '#060e30', light: '#ffe05a' },
  sounds: {
    ogg: new URL('./assets/sounds.ogg', import.meta.url).href,
    mp3: new URL('./assets/sounds.mp3', import.meta.url).href,
    sprite,
  },
  cues: {
    deal: 'card-deal',
    flip: 'card-turn',
    hold: 'chip',
    release: 'click',
    press: 'click',
    made: null,
    wins: ['win-small', 'win-nice', 'win-big', 'win-mega'],
    lose: null,
    music: 'music-base',
  },
}
