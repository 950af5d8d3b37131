import { kenoTitle } from '@fairhouse/stage/families/keno/title'
import { manifest } from '../manifest.ts'
import sounds from './assets/sounds.json' with { type: 'json' }

export const title = kenoTitle({
  manifest,
  sounds,
  colours: {
    ink: '#04141a',
    tile: '#125058',
    spot: '#2a78c8',
    caught: '#ffd266',
    metal: '#e6c071',
    light: '#2fb8a0',
    balls: ['#2fb892', '#f0b53c', '#2f8ad8', '#e8604c', '#7a6ae0', '#38b0c8', '#d86a98', '#9ab83a'],
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
