import type { VideoPokerTitle } from '@fairhouse/stage/families/video-poker/title'
import { manifest } from '../manifest.ts'
import sprite from './assets/sounds.json' with { type: 'json' }

export const title: VideoPokerTitle = {
  manifest,
  felt: {
    cloth: '#451a80',
    rail: '#140a1c',
    metal: '#ffd98a',
    ink: '#f2e6ff',
    lamp: '#fff0c8',
  },
  back: { ground: '#4a1680', line: '#ffe09a' },
  panel: { ground: '#1a0830', light: '#ffd76a' },
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
