import { cardsTitle } from '@fairhouse/stage/families/cards/title'
import { manifest } from '../manifest.ts'
import sounds from './assets/sounds.json' with { type: 'json' }
import { names } from './names.ts'

export const title = cardsTitle({
  manifest,
  sounds,
  felt: {
    cloth: '#43206a',
    rail: '#20102c',
    metal: '#e8c084',
    ink: '#f8e2bc',
    lamp: '#fff0dc',
  },
  back: { ground: '#4a1868', line: '#f0cf94' },
  places: {
    fills: {
      pairPlus: 'rgba(150,36,96,0.78)',
      ante: 'rgba(96,44,150,0.78)',
    },
    names,
    table: 'threeCardPoker',
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
