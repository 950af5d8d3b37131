import { rouletteTitle } from '@fairhouse/stage/families/roulette/roulette-title'
import { manifest } from '../manifest.ts'
import sounds from './assets/sounds.json' with { type: 'json' }

export const title = rouletteTitle({
  manifest,
  felt: {
    cloth: '#641530',
    rail: '#4a2715',
    metal: '#e6c98c',
    ink: '#f6e6c2',
    lamp: '#fff2d6',
  },
  print: {
    red: '#b8141f',
    black: '#15131a',
    green: '#0b7044',
    line: '#f0dcae',
    words: { even: 'PAIR', odd: 'IMPAIR', low: 'MANQUE', high: 'PASSE' },
  },
  sounds,
  world: { key: 2, cards: 'paper', chips: 'bone', bodies: 'wood', room: 'hall' },
  assets: import.meta.glob<string>('./assets/sounds.{ogg,mp3}', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
})
