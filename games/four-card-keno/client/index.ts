import { kenoTitle } from '@fairhouse/stage/families/keno/title'
import { manifest } from '../manifest.ts'
import sounds from './assets/sounds.json' with { type: 'json' }

export const title = kenoTitle({
  manifest,
  sounds,
  choice: 'cards',
  colours: {
    ink: '#170a08',
    tile: '#5a2a20',
    spot: '#b0392f',
    caught: '#ffc85a',
    metal: '#d8a860',
    light: '#e8803c',
    balls: ['#e2473c', '#f0a83a', '#4aa86a', '#3f8ad0', '#8a5ab8', '#d8683a', '#2f9a94', '#c84a7a'],
    cards: ['#ff9a7a', '#ffd95e', '#8ee29a', '#8ec8ff'],
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
