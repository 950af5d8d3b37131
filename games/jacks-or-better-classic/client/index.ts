import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#1f5a3a',
    rail: '#1b1009',
    metal: '#d8a860',
    ink: '#e4e0be',
    lamp: '#ffeeca',
  },
  back: { ground: '#23523a', line: '#f0dfae' },
  panel: { ground: '#1b2013', light: '#e8a83c' },
  world: { key: -2, cards: 'paper', chips: 'wood', room: 'booth' },
})
