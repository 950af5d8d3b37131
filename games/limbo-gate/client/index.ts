import { instantTitle } from '@fairhouse/stage/families/instant/title'
import { manifest } from '../manifest.ts'
import sounds from './assets/sounds.json' with { type: 'json' }

export const title = instantTitle({
  manifest,
  sounds,
  colours: {
    ink: '#070a1e',
    body: '#353a7c',
    metal: '#b9c4ea',
    light: '#7ae8ff',
    won: '#ffd86b',
    lost: '#ff6a8a',
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
