import { pokerTitle } from '@fairhouse/stage/families/video-poker/poker-title'
import { manifest } from '../manifest.ts'

export const title = pokerTitle(manifest, {
  felt: {
    cloth: '#5a2408',
    rail: '#231207',
    metal: '#ffe08a',
    ink: '#ebe5e1',
    lamp: '#fff4e2',
  },
  back: { ground: '#8a3a08', line: '#ffe8b0' },
  panel: { ground: '#361604', light: '#ffd23e' },
  world: { key: -1, cards: 'board', chips: 'ceramic', room: 'booth' },
})
