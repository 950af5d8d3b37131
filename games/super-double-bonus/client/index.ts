import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#0a3a4a',
    rail: '#101114',
    metal: '#ffe27a',
    ink: '#e2e7e9',
    lamp: '#fff4e2',
  },
  back: { ground: '#0c4a58', line: '#b0fff0' },
  panel: { ground: '#051a28', light: '#3af0d0' },
  world: { key: -1, cards: 'paper', chips: 'ceramic', room: 'vault' },
})
