import type { VideoPokerTitle } from '@fairhouse/stage/families/video-poker/title'
import { manifest } from '../manifest.ts'
import sprite from './assets/sounds.json' with { type: 'json' }

export const title: VideoPokerTitle = {
  manifest,
  felt: {
    cloth: '#0f6a42',
    rail: '#120f08',
    metal: '#e8d08a',
    ink: '#e6f8ea',
    lamp: '#fff6d8',
  },
  back: { ground: '#0f5a3c', line: '#f4e2a0' },
  panel: { ground: '#04241a', light: '#ffe07a' },
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
