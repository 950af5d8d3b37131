/** The jewels of Diamond Salon. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { stone } from '@fairhouse/art/symbols/gems'
import { lettersOf } from '@fairhouse/art/symbols/letters'
import { sway } from '@fairhouse/art/symbols/motion'
import { brilliant } from '@fairhouse/art/symbols/outlines'
import { wildOf } from '@fairhouse/art/symbols/wild'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    wild: wildOf(palette, 'diamond', brilliant, ['#2a1050', '#dff4ff', '#b8174a']),
    crown: { scene: 'crown', tints: ['#ffc64f', '#a8123f', '#ff2040', '#5fd0ff'] },
    ruby: stone('octagon', '#ff1030', '#f2c86a'),
    emerald: stone('emerald', '#08d060', '#f2c86a'),
    sapphire: stone('pear', '#2050ff', '#f2c86a'),
    ring: { scene: 'jewel-ring', tints: ['#ffd27a', '#d8f0ff', '#ff5fb0'] },
    ...lettersOf(palette),
  },
  heroes: { crown: sway },
}
