import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#7a1020',
    rail: '#1c0a0c',
    metal: '#f2cc70',
    ink: '#fbe6dc',
    lamp: '#ffe6c0',
  },
  back: { ground: '#8c1222', line: '#ffdf9a' },
  panel: { ground: '#26060c', light: '#ffd25a' },
  world: { key: -1, cards: 'plastic', chips: 'metal', room: 'bar' },
})
