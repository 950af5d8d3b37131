/** The treasures of Scroll of Sands. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { lettersOf } from '@fairhouse/art/symbols/letters'
import { phase, sway } from '@fairhouse/art/symbols/motion'
import { horusEye } from '@fairhouse/art/symbols/outlines'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    scroll: { scene: 'scroll', tints: ['#f0d49a', '#1f6fe0', '#3ac8ff', '#ffc24a'] },
    pharaoh: { scene: 'pharaoh', tints: ['#ffbf45', '#1440c0', '#e0203a'] },
    cat: { scene: 'cat', tints: ['#1a2438', '#ffc24a', '#1fb8a0', '#9aff4a'], extent: 1.13 },
    scarab: { scene: 'scarab', tints: ['#12b8b0', '#ffc24a', '#1f58d8', '#ff4a1c'], extent: 1.0 },
    eye: { scene: 'horus-eye', tints: ['#ffc24a', '#e0522a', '#2f8aff'], shapes: [horusEye] },
    ...lettersOf(palette),
  },
  heroes: { scroll: phase, pharaoh: sway },
}
