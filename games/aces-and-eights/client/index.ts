import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#5a3018',
    rail: '#1c0f08',
    metal: '#e0a850',
    ink: '#ebd9b3',
    lamp: '#ffecc6',
  },
  back: { ground: '#6a2a14', line: '#f2d8a0' },
  panel: { ground: '#2c1509', light: '#f0a030' },
  world: { key: -4, cards: 'board', chips: 'wood', room: 'bar' },
})
