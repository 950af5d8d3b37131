/** The city of Skyline Ways. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { lettersOf } from '@fairhouse/art/symbols/letters'
import { lettered } from '@fairhouse/art/symbols/lettering'
import { phase } from '@fairhouse/art/symbols/motion'
import { towers } from '@fairhouse/art/symbols/outlines'
import { wildOf } from '@fairhouse/art/symbols/wild'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    wild: wildOf(palette, 'hexagon', towers, ['#4a1fb8', '#ffd23a', '#e8305f']),
    moon: { scene: 'moon', tints: ['#ffe9a0', '#7ad8ff'] },
    tower: { scene: 'tower', tints: ['#22306a', '#ffd86a', '#5fd0ff', '#c9d0e0'], extent: 1.16 },
    taxi: { scene: 'taxi', tints: ['#ffb81c', '#fff0b0', '#1a2c50', '#14141c'] },
    bridge: { scene: 'bridge', tints: ['#e0402f', '#ffe08a', '#0f5fa8'], extent: 1.14 },
    plane: { scene: 'plane', tints: ['#f7f9ff', '#c4cde0', '#1f8af0', '#14223f'] },
    'cab-light': {
      scene: 'cab-light',
      tints: ['#fff0a0', '#14121c', '#c9d0e0', '#14141c'],
      shapes: [lettered(palette, 'TAXI', [1.2, 0.42])],
    },
    ...lettersOf(palette),
  },
  heroes: { moon: phase },
}
