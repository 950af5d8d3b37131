import { kenoTitle } from '@fairhouse/stage/families/keno/title'
import { manifest } from '../manifest.ts'
import sounds from './assets/sounds.json' with { type: 'json' }

export const title = kenoTitle({
  manifest,
  sounds,
  choice: 'cards',
  colours: {
    ink: '#060b26',
    tile: '#1c3278',
    spot: '#1f7fe0',
    caught: '#ffc02e',
    metal: '#d8c48a',
    light: '#4fb0ff',
    balls: ['#f0483a', '#f7b21c', '#2f8af0', '#35c880'],
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
