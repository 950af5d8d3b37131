import { cardsTitle } from '@fairhouse/stage/families/cards/title'
import { manifest } from '../manifest.ts'
import sounds from './assets/sounds.json' with { type: 'json' }
import { names } from './names.ts'

export const title = cardsTitle({
  manifest,
  sounds,
  felt: {
    cloth: '#39424c',
    rail: '#1c1210',
    metal: '#d8b880',
    ink: '#f2e2c2',
    lamp: '#ffe6c4',
  },
  back: { ground: '#5e1a18', line: '#e8cfa0' },
  places: {
    fills: {
      ante: 'rgba(132,34,28,0.78)',
      tie: 'rgba(34,74,116,0.78)',
    },
    names,
    table: 'casinoWar',
  },
  assets: import.meta.glob<string>(
    [
      './assets/*.{webp,avif,json,fnt,ogg,mp3}',
      '!./assets/{tile-,hero-,social,portrait,particles,words,logo-480,logo-stacked}*',
    ],
    {
      query: '?url',
      import: 'default',
      eager: true,
    },
  ),
})
