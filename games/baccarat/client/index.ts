import { cardsTitle } from '@fairhouse/stage/families/cards/title'
import { manifest } from '../manifest.ts'
import sounds from './assets/sounds.json' with { type: 'json' }
import { names } from './names.ts'

export const title = cardsTitle({
  manifest,
  sounds,
  felt: {
    cloth: '#123a86',
    rail: '#12182c',
    metal: '#e4c47e',
    ink: '#f3e2b4',
    lamp: '#eaf1ff',
  },
  back: { ground: '#10255a', line: '#e8cc8c' },
  places: {
    fills: {
      player: 'rgba(38,96,200,0.78)',
      banker: 'rgba(158,26,44,0.78)',
      tie: 'rgba(16,96,66,0.8)',
      playerPair: 'rgba(24,66,150,0.78)',
      bankerPair: 'rgba(116,20,36,0.78)',
    },
    names,
    table: 'baccarat',
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
