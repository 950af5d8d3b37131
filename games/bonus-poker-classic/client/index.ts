import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#164a34',
    rail: '#1f0c0a',
    metal: '#e0b35c',
    ink: '#e3e0c3',
    lamp: '#ffeecd',
  },
  back: { ground: '#7c141e', line: '#f3dfae' },
  panel: { ground: '#1f1713', light: '#f0b24a' },
  world: { key: -1, cards: 'linen', chips: 'clay', room: 'parlour' },
})
