import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#8a3410',
    rail: '#1a0a06',
    metal: '#ffdc9a',
    ink: '#fdeadb',
    lamp: '#fff0cc',
  },
  back: { ground: '#9a2a0c', line: '#ffe0a0' },
  panel: { ground: '#2a0e04', light: '#ffb23c' },
  world: { key: 4, cards: 'paper', chips: 'bone', room: 'vault' },
})
