/** What is seen and carried on the Night Train. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { lettersOf } from '@fairhouse/art/symbols/letters'
import { phase } from '@fairhouse/art/symbols/motion'
import { night } from '@fairhouse/art/symbols/outlines'
import { wildOf } from '@fairhouse/art/symbols/wild'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    wild: wildOf(palette, 'disc', night, ['#1a3a9a', '#ffe08a', '#b3202a']),
    engine: { scene: 'engine', tints: ['#1a2c3f', '#e8b04a', '#ffe9a0', '#c0202a'] },
    lantern: { scene: 'lantern', tints: ['#d8a03a', '#ffcf8a', '#ff6a1c'], bloomGain: 0.5 },
    ticket: { scene: 'train-ticket', tints: ['#f4e0b0', '#8a2418', '#e8b04a'] },
    whistle: { scene: 'whistle', tints: ['#dfe6f2', '#e8342a', '#e8b04a'] },
    watch: { scene: 'watch', tints: ['#ffc24a', '#fbf4e4', '#16203a'] },
    ...lettersOf(palette),
  },
  heroes: { engine: phase },
}
