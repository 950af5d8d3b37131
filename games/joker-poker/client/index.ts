import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#0f4a7a',
    rail: '#230c0a',
    metal: '#ffd45c',
    ink: '#e2e3cd',
    lamp: '#fff0ce',
  },
  back: { ground: '#a8162a', line: '#ffe6b0' },
  panel: { ground: '#231724', light: '#ffc02e' },
  world: { key: 4, cards: 'linen', chips: 'ceramic', room: 'booth' },
})
