import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#135a34',
    rail: '#111a0c',
    metal: '#ffd85a',
    ink: '#e3e9cb',
    lamp: '#fff2d2',
  },
  back: { ground: '#14683a', line: '#fff0b0' },
  panel: { ground: '#093016', light: '#c8f03a' },
  world: { key: -3, cards: 'paper', chips: 'wood', room: 'hall' },
})
