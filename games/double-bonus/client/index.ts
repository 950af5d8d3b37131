import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#2a1150',
    rail: '#140b12',
    metal: '#ffd84a',
    ink: '#e5e2ea',
    lamp: '#fff4e2',
  },
  back: { ground: '#3a1470', line: '#6ee6ff' },
  panel: { ground: '#140726', light: '#ff6ad0' },
  world: { key: -4, cards: 'plastic', chips: 'clay', room: 'vault' },
})
