import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#2a1c60',
    rail: '#140d1a',
    metal: '#e8c878',
    ink: '#e5ded4',
    lamp: '#fff0d4',
  },
  back: { ground: '#2c1e78', line: '#f0dca8' },
  panel: { ground: '#140d36', light: '#e8b84a' },
  world: { key: 1, cards: 'board', chips: 'clay', room: 'parlour' },
})
