/** What lives where the Emerald Delta meets the sea. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { lettersOf } from '@fairhouse/art/symbols/letters'
import { glance, phase } from '@fairhouse/art/symbols/motion'
import { palm } from '@fairhouse/art/symbols/outlines'
import { wildOf } from '@fairhouse/art/symbols/wild'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    wild: wildOf(palette, 'hexagon', palm, ['#f07a1c', '#2fc85a', '#1f4fc8']),
    crocodile: {
      scene: 'crocodile',
      tints: ['#3fae2a', '#f0e08a', '#fff8e4', '#ffd21c'],
      extent: 1.06,
    },
    heron: { scene: 'heron', tints: ['#f4f8ff', '#5a8ae8', '#ff9a1c', '#1f2f6a'], extent: 1.08 },
    lotus: { scene: 'lotus', tints: ['#fff0fa', '#f03aa0', '#ffd23a', '#1f8a4a'] },
    beetle: { scene: 'beetle', tints: ['#0f8ad8', '#3ff0b8', '#ffc23a', '#ff3a2a'] },
    papyrus: { scene: 'papyrus', tints: ['#6ab83a', '#e8d85a', '#1f5fc8', '#ffc23a'] },
    ...lettersOf(palette),
  },
  wildReel: true,
  heroes: { crocodile: glance, lotus: phase },
}
