import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#2c1c6a',
    rail: '#1a1020',
    metal: '#e8c58a',
    ink: '#efe6fa',
    lamp: '#ffe9cc',
  },
  back: { ground: '#3a1f6e', line: '#f0d9a8' },
  panel: { ground: '#150d36', light: '#ffcf6a' },
  world: { key: 2, cards: 'paper', chips: 'ceramic', room: 'parlour' },
})
