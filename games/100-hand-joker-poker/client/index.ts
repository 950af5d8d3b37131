import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#16389a',
    rail: '#0c0a1a',
    metal: '#ffe0a0',
    ink: '#e6eeff',
    lamp: '#fff4d0',
  },
  back: { ground: '#1a3aa0', line: '#ffe6a0' },
  panel: { ground: '#060e30', light: '#ffe05a' },
  world: { key: 4, cards: 'board', chips: 'metal', room: 'hall' },
})
