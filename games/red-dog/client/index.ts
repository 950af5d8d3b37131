import { cardsTitle } from '@fairhouse/stage/families/cards/title'
import { manifest } from '../manifest.ts'
import sounds from './assets/sounds.json' with { type: 'json' }
import { names } from './names.ts'

export const title = cardsTitle({
  manifest,
  sounds,
  felt: {
    cloth: '#8c3a1a',
    rail: '#2c1810',
    metal: '#e6b878',
    ink: '#ffe6bc',
    lamp: '#fff0d2',
  },
  back: { ground: '#1d5456', line: '#f2cf94' },
  places: {
    fills: {
      ante: 'rgba(24,92,92,0.8)',
    },
    names,
    table: 'redDog',
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
