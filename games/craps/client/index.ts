import { crapsTitle } from '@fairhouse/stage/families/craps/craps-title'
import { manifest } from '../manifest.ts'
import sounds from './assets/sounds.json' with { type: 'json' }

export const title = crapsTitle({
  manifest,
  felt: {
    cloth: '#0d4f49',
    rail: '#24100a',
    metal: '#e4b766',
    ink: '#f2e6c4',
    lamp: '#fff0cc',
  },
  print: { line: '#e2c58a', ink: '#fff4d8', warm: '#ffd27a', face: '#f7ecd2', pips: '#8e0f18' },
  dice: { body: '#c5161f', edge: '#7d0a11', pips: '#fff6e6', one: '#fff6e6' },
  tray: { cloth: '#0a3a3c', wood: '#2c120a', metal: '#e4b766' },
  sounds,
  world: { key: 1, cards: 'paper', chips: 'ceramic', bodies: 'resin', room: 'hall' },
  assets: import.meta.glob<string>('./assets/sounds.{ogg,mp3}', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
})
