import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#0b4a5c',
    rail: '#0c161c',
    metal: '#9fe6ec',
    ink: '#e0fbff',
    lamp: '#e8ffff',
  },
  back: { ground: '#0a4a66', line: '#b8f4f0' },
  panel: { ground: '#04202c', light: '#5ff0e0' },
  world: { key: 3, cards: 'plastic', chips: 'ceramic', room: 'hall' },
})
