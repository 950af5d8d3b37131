import { diceTitle } from '@fairhouse/stage/families/dice/dice-title'
import { manifest } from '../manifest.ts'
import sounds from './assets/sounds.json' with { type: 'json' }

export const title = diceTitle({
  manifest,
  felt: {
    cloth: '#7a1420',
    rail: '#2a0f0a',
    metal: '#e2b765',
    ink: '#f7e3b4',
    lamp: '#fff0cc',
  },
  print: { line: '#e6c27c', ink: '#fff1cf', face: '#f7ecd2', pips: '#3a0d10', one: '#c8141f' },
  dice: { body: '#fbf2dd', edge: '#c9b58c', pips: '#24110c', one: '#c8141f' },
  tray: { cloth: '#0f4d3c', wood: '#3a120c', metal: '#e2b765' },
  sounds,
  world: { key: -4, cards: 'paper', chips: 'metal', bodies: 'wood', room: 'parlour' },
  assets: import.meta.glob<string>('./assets/sounds.{ogg,mp3}', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
})
