import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#0f5f58',
    rail: '#1a0e08',
    metal: '#f4d090',
    ink: '#e6faf4',
    lamp: '#fff0d0',
  },
  back: { ground: '#0f6a62', line: '#ffe6b0' },
  panel: { ground: '#04221f', light: '#ffd04a' },
  world: { key: 3, cards: 'board', chips: 'ceramic', room: 'vault' },
})
