import { cardsTitle } from '@fairhouse/stage/families/cards/title'
import { manifest } from '../manifest.ts'
import sounds from './assets/sounds.json' with { type: 'json' }
import { names } from './names.ts'

export const title = cardsTitle({
  manifest,
  sounds,
  felt: {
    cloth: '#6d1220',
    rail: '#1c1412',
    metal: '#e0bd6e',
    ink: '#f6dfb6',
    lamp: '#ffe9d2',
  },
  back: { ground: '#12343f', line: '#f3cf7a' },
  places: {
    fills: {
      dragon: 'rgba(160,20,30,0.75)',
      tie: 'rgba(20,90,60,0.75)',
      tiger: 'rgba(190,120,10,0.7)',
    },
    names,
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
