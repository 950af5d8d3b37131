import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#0c3a5e',
    rail: '#10151b',
    metal: '#e8f2fa',
    ink: '#e2e7ec',
    lamp: '#fff4e2',
  },
  back: { ground: '#0d4a78', line: '#c8f2ff' },
  panel: { ground: '#062037', light: '#5ad8ff' },
  world: { key: 0, cards: 'paper', chips: 'metal', room: 'booth' },
})
