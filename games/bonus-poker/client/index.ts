import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#0f5a30',
    rail: '#101a0e',
    metal: '#ecc65a',
    ink: '#e2e8cb',
    lamp: '#fff2d2',
  },
  back: { ground: '#0f6a38', line: '#fff0b8' },
  panel: { ground: '#083017', light: '#ffc62e' },
  world: { key: 3, cards: 'paper', chips: 'clay', room: 'bar' },
})
