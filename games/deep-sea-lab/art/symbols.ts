/** What the Deep Sea Lab looks for, and with what. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { lettersOf } from '@fairhouse/art/symbols/letters'
import { lettered } from '@fairhouse/art/symbols/lettering'
import { phase } from '@fairhouse/art/symbols/motion'
import { screw } from '@fairhouse/art/symbols/outlines'
import { wildOf } from '@fairhouse/art/symbols/wild'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    wild: wildOf(palette, 'hexagon', screw, ['#1f6fe8', '#ffd83a', '#e0307a']),
    mystery: {
      scene: 'mystery',
      tints: ['#5a1fd0', '#c06aff', '#c8d8e8'],
      shapes: [lettered({ ...palette, face: 'Outfit' }, '?', [0.6, 0.86])],
    },
    sonar: {
      scene: 'sonar',
      tints: ['#04583a', '#3fff8a', '#a8b8c8', '#ff5a3a'],
      ribbon: { text: 'SCATTER', cloth: '#e8701c' },
    },
    submarine: {
      scene: 'submarine',
      tints: ['#ffc81c', '#e8402a', '#7ae8ff', '#c8d4e0'],
      extent: 1.05,
    },
    diver: { scene: 'diver', tints: ['#e8854a', '#ffd05a', '#5ae0ff', '#c8b088'], extent: 1.17 },
    angler: {
      scene: 'angler',
      tints: ['#1f8a9a', '#7ad8c8', '#e8ff7a', '#ff5a9a', '#f4fff4'],
      extent: 1.02,
    },
    jelly: { scene: 'jelly', tints: ['#ff6ad8', '#a82fd8', '#ffa0f0', '#fff07a'] },
    ...lettersOf(palette),
  },
  heroes: { sonar: phase, angler: phase },
}
