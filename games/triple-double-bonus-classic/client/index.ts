import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#3a1838',
    rail: '#1a0e14',
    metal: '#ffcf7a',
    ink: '#e7dacc',
    lamp: '#ffeed2',
  },
  back: { ground: '#4c1c40', line: '#ffd8a0' },
  panel: { ground: '#200e23', light: '#ff9a4a' },
  world: { key: -4, cards: 'linen', chips: 'ceramic', room: 'hall' },
})
