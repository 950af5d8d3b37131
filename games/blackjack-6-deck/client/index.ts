import { cardsTitle } from '@fairhouse/stage/families/cards/title'
import { manifest } from '../manifest.ts'
import sounds from './assets/sounds.json' with { type: 'json' }

export const title = cardsTitle({
  manifest,
  sounds,
  world: { key: 0, cards: 'linen', chips: 'clay', bodies: 'ivory', room: 'parlour' },
  felt: {
    cloth: '#0b6b46',
    rail: '#4a2413',
    metal: '#d8b25c',
    ink: '#f2dfa2',
    lamp: '#fff0cf',
  },
  back: { ground: '#8c1230', line: '#f3dfae' },
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
