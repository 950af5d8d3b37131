import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#4a1470',
    rail: '#190b1b',
    metal: '#f4d27a',
    ink: '#e9e3ee',
    lamp: '#fff4e2',
  },
  back: { ground: '#54188a', line: '#f0c8ff' },
  panel: { ground: '#23083c', light: '#f08aff' },
  world: { key: -2, cards: 'plastic', chips: 'ceramic', room: 'vault' },
})
