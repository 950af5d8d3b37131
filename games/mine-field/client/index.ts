import { instantTitle } from '@fairhouse/stage/families/instant/title'
import { manifest } from '../manifest.ts'
import sounds from './assets/sounds.json' with { type: 'json' }

export const title = instantTitle({
  manifest,
  sounds,
  colours: {
    ink: '#06140f',
    body: '#2f6a48',
    metal: '#d8c48a',
    light: '#3df0a0',
    won: '#ffd86b',
    lost: '#ff5a3c',
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
