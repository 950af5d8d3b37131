import { hallTitle } from '@fairhouse/stage/rooms/bingo/title'
import { manifest } from '../manifest.ts'
import sounds from './assets/sounds.json' with { type: 'json' }

export const title = hallTitle({
  manifest,
  sounds,
  ink: '#12051f',
  numbers: 30,
  balls: ['#ffb52e', '#ff4f9e', '#22c9c0'],
  assets: import.meta.glob<string>(
    ['./assets/{backdrop,front}-{wide,tall}.webp', './assets/sounds.{ogg,mp3}'],
    {
      query: '?url',
      import: 'default',
      eager: true,
    },
  ),
})
