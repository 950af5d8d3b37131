import { rouletteTitle } from '@fairhouse/stage/families/roulette/roulette-title'
import { manifest } from '../manifest.ts'
import sounds from './assets/sounds.json' with { type: 'json' }

export const title = rouletteTitle({
  manifest,
  felt: {
    cloth: '#33206e',
    rail: '#120e24',
    metal: '#c9c2ea',
    ink: '#ece6ff',
    lamp: '#efe6ff',
  },
  print: { red: '#c01a4a', black: '#12111c', green: '#0b7a55', line: '#d6ccf4' },
  sounds,
  world: { key: 4, cards: 'plastic', chips: 'ceramic', bodies: 'steel', room: 'booth' },
  assets: import.meta.glob<string>('./assets/sounds.{ogg,mp3}', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
})
