import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#2c1660',
    rail: '#130c1a',
    metal: '#ffd86a',
    ink: '#e6e3ec',
    lamp: '#fff4e2',
  },
  back: { ground: '#3c2096', line: '#ffd0ec' },
  panel: { ground: '#120a36', light: '#ff8ad0' },
  world: { key: 1, cards: 'paper', chips: 'bone', room: 'booth' },
})
