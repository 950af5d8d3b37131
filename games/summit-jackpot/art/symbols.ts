/** What goes up the mountain of Summit Jackpot. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { lettersOf } from '@fairhouse/art/symbols/letters'
import { phase } from '@fairhouse/art/symbols/motion'
import { edelweiss } from '@fairhouse/art/symbols/outlines'
import { wildOf } from '@fairhouse/art/symbols/wild'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    wild: wildOf(palette, 'diamond', edelweiss, ['#e8483a', '#ffffff', '#1f4fb8']),
    summit: {
      scene: 'summit',
      tints: ['#5a6a8a', '#f8fcff', '#ff3a2a', '#ffc83a', '#3a7ac8'],
      extent: 1.14,
      ribbon: { text: 'SCATTER', cloth: '#e8302a' },
    },
    climber: { scene: 'climber', tints: ['#ff8a1c', '#e8283a', '#2fa8ff', '#b8682a', '#f4b890'] },
    rope: { scene: 'rope-coil', tints: ['#2fc06a', '#ffd23a', '#dfe8f2'] },
    axe: { scene: 'ice-axe', tints: ['#dfe8f4', '#ff3a2a', '#1a2030'], extent: 1.12 },
    tent: { scene: 'dome-tent', tints: ['#f0581c', '#ffd23a', '#ffb04a', '#e8f4ff'], extent: 1.2 },
    goat: { scene: 'goat', tints: ['#fbf8f2', '#d8c4b0', '#8a6a4a', '#ffb81c'], extent: 1.17 },
    ...lettersOf(palette),
  },
  heroes: { summit: phase },
}
