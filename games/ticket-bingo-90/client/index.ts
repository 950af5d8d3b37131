import { hallTitle } from '@fairhouse/stage/rooms/bingo/title'
import { manifest } from '../manifest.ts'
import sounds from './assets/sounds.json' with { type: 'json' }

export const title = hallTitle({
  manifest,
  sounds,
  ink: '#04160f',
  numbers: 90,
  // One for each ten numbers.
  balls: [
    '#d23f4e',
    '#f0b53a',
    '#2f9f7c',
    '#2f74c8',
    '#8a58c8',
    '#e07a2f',
    '#3fb0c4',
    '#c84f94',
    '#7a9a2f',
  ],
  look: {
    panel: '#06241b',
    soft: '#d8efe4',
    called: '#f4c652',
    paper: ['#fffdf2', '#efe6cc'],
    text: '#10271e',
    daub: '#a3182f',
    whole: '#0b6b4c',
    wanted: '#ffe7a6',
    near: '#f4c652',
    newest: '#e0662a',
  },
  assets: import.meta.glob<string>(
    ['./assets/{backdrop,front}-{wide,tall}.webp', './assets/sounds.{ogg,mp3}'],
    {
      query: '?url',
      import: 'default',
      eager: true,
    },
  ),
})
