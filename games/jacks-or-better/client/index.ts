import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#14456e',
    rail: '#1d1a22',
    metal: '#d9b45f',
    ink: '#dfeaf6',
    lamp: '#fff3dc',
  },
  back: { ground: '#8c1230', line: '#f3dfae' },
  panel: { ground: '#0b1830', light: '#f3c64f' },
  world: { key: 0, cards: 'linen', chips: 'clay', room: 'bar' },
})
