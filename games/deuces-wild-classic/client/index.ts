import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#0c4a40',
    rail: '#101713',
    metal: '#e8c476',
    ink: '#e2e3cd',
    lamp: '#fff0d2',
  },
  back: { ground: '#0f5048', line: '#f3e0b0' },
  panel: { ground: '#062824', light: '#5ae0b8' },
  world: { key: 1, cards: 'board', chips: 'bone', room: 'bar' },
})
