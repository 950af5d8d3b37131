import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#0f6a42',
    rail: '#120f08',
    metal: '#e8d08a',
    ink: '#e6f8ea',
    lamp: '#fff6d8',
  },
  back: { ground: '#0f5a3c', line: '#f4e2a0' },
  panel: { ground: '#04241a', light: '#ffe07a' },
  world: { key: 4, cards: 'plastic', chips: 'clay', room: 'parlour' },
})
