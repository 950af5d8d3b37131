import type { VideoPokerTitle } from '@fairhouse/stage/families/video-poker/title'
import { manifest } from '../manifest.ts'
import sprite from './assets/sounds.json' with { type: 'json' }

export const title: VideoPokerTitle = {
  manifest,
  felt: {
    cloth: '#5c1070',
    rail: '#12081c',
    metal: '#ff9ae8',
    ink: '#fbe6ff',
    lamp: '#ffe6ff',
  },
  back: { ground: '#6a0f6e', line: '#ffc8f4' },
  panel: { ground: '#1c0628', light: '#ff6ad8' },
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
