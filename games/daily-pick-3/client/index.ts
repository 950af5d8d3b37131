import { instantTitle } from '@fairhouse/stage/families/instant/title'
import { manifest } from '../manifest.ts'
import sounds from './assets/sounds.json' with { type: 'json' }

export const title = instantTitle({
  manifest,
  sounds,
  hasDigits: true,
  colours: {
    ink: '#1c0d1c',
    body: '#7a2f45',
    metal: '#f0d2a4',
    light: '#ffd27a',
    won: '#ffdf6b',
    lost: '#ff6f5a',
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
