import { instantTitle } from '@fairhouse/stage/families/instant/title'
import { manifest } from '../manifest.ts'
import sounds from './assets/sounds.json' with { type: 'json' }

export const title = instantTitle({
  manifest,
  sounds,
  colours: {
    ink: '#0b0a20',
    body: '#54509a',
    metal: '#e6cf9a',
    light: '#8fc0ff',
    won: '#ffc95a',
    lost: '#ff5a4a',
  },
  assets: import.meta.glob<string>(
    ['./assets/{backdrop,front,logo}-{wide,tall}.webp', './assets/sounds.{ogg,mp3}'],
    {
      query: '?url',
      import: 'default',
      eager: true,
    },
  ),
})
