import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#16305e',
    rail: '#141624',
    metal: '#e6c878',
    ink: '#e3e6ec',
    lamp: '#fff4e2',
  },
  back: { ground: '#a51528', line: '#f6efe0' },
  panel: { ground: '#0e2044', light: '#ff5a52' },
  world: { key: 2, cards: 'linen', chips: 'metal', room: 'hall' },
})
