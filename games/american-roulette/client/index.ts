import { rouletteTitle } from '@fairhouse/stage/families/roulette/roulette-title'
import { manifest } from '../manifest.ts'
import sounds from './assets/sounds.json' with { type: 'json' }

export const title = rouletteTitle({
  manifest,
  felt: {
    cloth: '#173a80',
    rail: '#23140c',
    metal: '#dcb25e',
    ink: '#f0e0b4',
    lamp: '#fff0c8',
  },
  print: { red: '#b3121d', black: '#131419', green: '#0d7a43', line: '#ecd9a0' },
  sounds,
  world: { key: -2, cards: 'paper', chips: 'wood', bodies: 'bone', room: 'bar' },
  assets: import.meta.glob<string>('./assets/sounds.{ogg,mp3}', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
})
