import { rouletteTitle } from '@fairhouse/stage/families/roulette/roulette-title'
import { manifest } from '../manifest.ts'
import sounds from './assets/sounds.json' with { type: 'json' }

export const title = rouletteTitle({
  manifest,
  felt: {
    cloth: '#0d5c40',
    rail: '#3a1d10',
    metal: '#d9b066',
    ink: '#f2e3b8',
    lamp: '#fff0c8',
  },
  print: { red: '#b8141f', black: '#15161a', green: '#0d7a43', line: '#e9d8a6' },
  sounds,
  world: { key: 0, cards: 'paper', chips: 'clay', bodies: 'ivory', room: 'parlour' },
  assets: import.meta.glob<string>('./assets/sounds.{ogg,mp3}', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
})
