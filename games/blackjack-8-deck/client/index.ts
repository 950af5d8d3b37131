import { cardsTitle } from '@fairhouse/stage/families/cards/title'
import { manifest } from '../manifest.ts'
import sounds from './assets/sounds.json' with { type: 'json' }

export const title = cardsTitle({
  manifest,
  sounds,
  world: { key: -3, cards: 'plastic', chips: 'ceramic', bodies: 'ivory', room: 'hall' },
  felt: {
    cloth: '#571a60',
    rail: '#3c1420',
    metal: '#ecc468',
    ink: '#f8e2ae',
    lamp: '#fff0d8',
  },
  back: { ground: '#15405c', line: '#f4dc9c' },
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
