import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#123f6e',
    rail: '#12131b',
    metal: '#dfe6ee',
    ink: '#e3e8ee',
    lamp: '#fff4e2',
  },
  back: { ground: '#123f7a', line: '#dce9ff' },
  panel: { ground: '#0a1f3b', light: '#7fc0ff' },
  world: { key: -3, cards: 'linen', chips: 'bone', room: 'parlour' },
})
