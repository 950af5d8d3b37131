import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#0a3a30',
    rail: '#0f130e',
    metal: '#ff8a3a',
    ink: '#e2e7e6',
    lamp: '#fff4e2',
  },
  back: { ground: '#0a4a3c', line: '#a8ffd8' },
  panel: { ground: '#041e17', light: '#4affa8' },
  world: { key: 2, cards: 'board', chips: 'wood', room: 'booth' },
})
