import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#2b2b2e',
    rail: '#170f08',
    metal: '#f2cf74',
    ink: '#e6e2d0',
    lamp: '#fff2d5',
  },
  back: { ground: '#17161a', line: '#f2cf74' },
  panel: { ground: '#18140e', light: '#f3bf3e' },
  world: { key: 0, cards: 'plastic', chips: 'bone', room: 'hall' },
})
