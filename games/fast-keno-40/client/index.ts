import { kenoTitle } from '@fairhouse/stage/families/keno/title'
import { manifest } from '../manifest.ts'
import sounds from './assets/sounds.json' with { type: 'json' }

export const title = kenoTitle({
  manifest,
  sounds,
  choice: 'risks',
  colours: {
    ink: '#0b0618',
    tile: '#2b1c5c',
    spot: '#0f86b4',
    caught: '#ff5fb4',
    metal: '#a9b6d8',
    light: '#7a4cf0',
    balls: ['#ff3f9f', '#20b8f0', '#8a5cff', '#23c98a'],
  },
  assets: import.meta.glob<string>(
    ['./assets/*.{webp,avif,json,fnt,ogg,mp3}', '!./assets/{tile-,hero-,social,portrait}*'],
    {
      query: '?url',
      import: 'default',
      eager: true,
    },
  ),
})
