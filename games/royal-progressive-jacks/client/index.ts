import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#451a80',
    rail: '#140a1c',
    metal: '#ffd98a',
    ink: '#f2e6ff',
    lamp: '#fff0c8',
  },
  back: { ground: '#4a1680', line: '#ffe09a' },
  panel: { ground: '#1a0830', light: '#ffd76a' },
  world: { key: 1, cards: 'linen', chips: 'metal', room: 'vault' },
})
