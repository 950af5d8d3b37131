import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#3a0c06',
    rail: '#1f0c07',
    metal: '#ffe6b0',
    ink: '#e7e2e1',
    lamp: '#fff4e2',
  },
  back: { ground: '#8c1406', line: '#ffe0a0' },
  panel: { ground: '#280703', light: '#ffe27a' },
  world: { key: 3, cards: 'linen', chips: 'wood', room: 'booth' },
})
