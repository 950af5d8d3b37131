import { crashTitle } from '@fairhouse/stage/rooms/crash/title'
import { manifest } from '../manifest.ts'
import sounds from './assets/sounds.json' with { type: 'json' }

export const title = crashTitle({
  manifest,
  sounds,
  colours: {
    ink: '#040a16',
    cold: '#38e4d0',
    warm: '#ffb24a',
    hot: '#ff5a3c',
    won: '#ffe08a',
    lost: '#ff5d5d',
  },
  assets: import.meta.glob<string>(
    [
      './assets/{backdrop,front}-{wide,tall}.webp',
      './assets/flyer.webp',
      './assets/sounds.{ogg,mp3}',
    ],
    {
      query: '?url',
      import: 'default',
      eager: true,
    },
  ),
})
