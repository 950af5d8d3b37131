import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#6a1826',
    rail: '#20160e',
    metal: '#f0cf7c',
    ink: '#ede0d6',
    lamp: '#fff2d9',
  },
  back: { ground: '#7a1626', line: '#f6e4b8' },
  panel: { ground: '#361a16', light: '#f0c04a' },
  world: { key: -4, cards: 'linen', chips: 'bone', room: 'booth' },
})
