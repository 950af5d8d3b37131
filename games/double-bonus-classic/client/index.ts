import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#0f4a52',
    rail: '#111415',
    metal: '#e2c890',
    ink: '#e2e3d6',
    lamp: '#fff0d6',
  },
  back: { ground: '#174e5c', line: '#f3e2b8' },
  panel: { ground: '#08232b', light: '#ffb06a' },
  world: { key: -3, cards: 'board', chips: 'clay', room: 'bar' },
})
