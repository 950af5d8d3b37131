import { hallTitle } from '@fairhouse/stage/rooms/bingo/title'
import { manifest } from '../manifest.ts'
import sounds from './assets/sounds.json' with { type: 'json' }

export const title = hallTitle({
  manifest,
  sounds,
  world: { key: 3, cards: 'paper', chips: 'clay', bodies: 'resin', room: 'hall' },
  ink: '#12051f',
  numbers: 30,
  balls: ['#ffb52e', '#ff4f9e', '#22c9c0'],
  look: {
    panel: '#1a0a2b',
    soft: '#f0dcf2',
    called: '#ff5fa8',
    paper: ['#fffaf4', '#ffeaf5'],
    text: '#2a0f3a',
    daub: '#c81f78',
    whole: '#7a1fb0',
    wanted: '#ffd9ec',
    near: '#34e0d0',
    newest: '#ffb52e',
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
