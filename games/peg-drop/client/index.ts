import { instantTitle } from '@fairhouse/stage/families/instant/title'
import { manifest } from '../manifest.ts'
import sounds from './assets/sounds.json' with { type: 'json' }

export const title = instantTitle({
  manifest,
  sounds,
  colours: {
    ink: '#14061c',
    body: '#5a1a5e',
    metal: '#f0c27a',
    light: '#59d8ff',
    won: '#ffc247',
    lost: '#ff5a7a',
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
