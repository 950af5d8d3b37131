import { cardsTitle } from '@fairhouse/stage/families/cards/title'
import { manifest } from '../manifest.ts'
import sounds from './assets/sounds.json' with { type: 'json' }

export const title = cardsTitle({
  manifest,
  sounds,
  world: { key: 2, cards: 'board', chips: 'wood', bodies: 'ivory', room: 'booth' },
  felt: {
    cloth: '#173a86',
    rail: '#3a2014',
    metal: '#dc9f72',
    ink: '#f2d5bd',
    lamp: '#ffe9d2',
  },
  back: { ground: '#7c3a22', line: '#f3d9c2' },
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
