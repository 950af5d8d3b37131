import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#4a1436',
    rail: '#1c0c11',
    metal: '#e4c07c',
    ink: '#e9d6df',
    lamp: '#ffecdd',
  },
  back: { ground: '#5c1640', line: '#f6d0e4' },
  panel: { ground: '#280a1e', light: '#f090c0' },
  world: { key: -2, cards: 'board', chips: 'metal', room: 'parlour' },
})
