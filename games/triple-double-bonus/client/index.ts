import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#1a1650',
    rail: '#100b13',
    metal: '#ffd27a',
    ink: '#e4e3ea',
    lamp: '#fff4e2',
  },
  back: { ground: '#241a6e', line: '#d8ccff' },
  panel: { ground: '#0a0828', light: '#b89cff' },
  world: { key: -2, cards: 'plastic', chips: 'wood', room: 'bar' },
})
