import { hallTitle } from '@fairhouse/stage/rooms/bingo/title'
import { manifest } from '../manifest.ts'
import sounds from './assets/sounds.json' with { type: 'json' }

export const title = hallTitle({
  manifest,
  sounds,
  ink: '#071230',
  numbers: 75,
  // One for each column.
  balls: ['#2f74e6', '#d8483c', '#f0a92c', '#2f9a6a', '#8a5ad8'],
  look: {
    panel: '#0a1836',
    soft: '#d6e4fa',
    called: '#ffc94a',
    paper: ['#fffdf4', '#f3e7cc'],
    text: '#14213f',
    daub: '#1f5bc0',
    whole: '#b03a1c',
    wanted: '#ffdf8f',
    near: '#ffc94a',
    newest: '#e2502f',
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
