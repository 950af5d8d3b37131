import type { VideoPokerTitle } from '@fairhouse/stage/families/video-poker/title'
import { manifest } from '../manifest.ts'
import sprite from './assets/sounds.json' with { type: 'json' }

export const title: VideoPokerTitle = {
  manifest,
  felt: {
    cloth: '#7a1020',
    rail: '#1c0a0c',
    metal: '#f2cc70',
    ink: '#fbe6dc',
    lamp: '#ffe6c0',
  },
  back: { ground: '#8c1222', line: '#ffdf9a' },
  panel: { ground: '#26060c', light: '#ffd25a' },
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
