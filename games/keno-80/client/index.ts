import { kenoTitle } from '@fairhouse/stage/families/keno/title'
import { manifest } from '../manifest.ts'
import sounds from './assets/sounds.json' with { type: 'json' }

export const title = kenoTitle({
  manifest,
  sounds,
  colours: {
    ink: '#0a1024',
    tile: '#1f3470',
    spot: '#1fa59b',
    caught: '#ffc23d',
    metal: '#e9bf62',
    light: '#4a7be8',
    balls: ['#e0343c', '#ef8a1e', '#d8b018', '#2fae5a', '#22b0a8', '#2a7be0', '#8a4fe0', '#e0489a'],
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
