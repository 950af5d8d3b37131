import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#5c1070',
    rail: '#12081c',
    metal: '#ff9ae8',
    ink: '#fbe6ff',
    lamp: '#ffe6ff',
  },
  back: { ground: '#6a0f6e', line: '#ffc8f4' },
  panel: { ground: '#1c0628', light: '#ff6ad8' },
  world: { key: 2, cards: 'plastic', chips: 'bone', room: 'bar' },
})
