/** What ticks and flies in the Clockwork City. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { lettersOf } from '@fairhouse/art/symbols/letters'
import { phase } from '@fairhouse/art/symbols/motion'
import { cogwheel } from '@fairhouse/art/symbols/outlines'
import { wildOf } from '@fairhouse/art/symbols/wild'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    wild: wildOf(palette, 'disc', cogwheel, ['#0f7a72', '#ffc25a', '#b8341c']),
    airship: {
      scene: 'airship',
      extent: 1.15,
      tints: ['#e8402a', '#ffe0a8', '#f0b850', '#9a5426'],
    },
    automaton: {
      scene: 'automaton',
      extent: 1.12,
      tints: ['#f08a4a', '#4a4450', '#3fffd8', '#1f9a8a', '#3fd0b0'],
    },
    key: { scene: 'winding-key', extent: 1.2, tints: ['#ffcf5a', '#d8703a', '#e8304a', '#3fb8a0'] },
    watch: { scene: 'gear-watch', tints: ['#f0b04a', '#fff4dc', '#1f4fd8', '#ff8a4a', '#3fd8b0'] },
    goggles: { scene: 'goggles', tints: ['#e89a4a', '#9a5aff', '#6a3a22', '#ffd86a'] },
    ...lettersOf(palette),
  },
  heroes: { automaton: phase },
}
