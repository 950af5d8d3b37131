/** The stones of Matrix Gems. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { stone } from '@fairhouse/art/symbols/gems'
import { gleam } from '@fairhouse/art/symbols/motion'
import { brilliant } from '@fairhouse/art/symbols/outlines'
import { wildOf } from '@fairhouse/art/symbols/wild'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    wild: wildOf(palette, 'burst', brilliant, ['#0f2f9a', '#e8fbff', '#d0128a']),
    ruby: stone('octagon', '#ff1030'),
    topaz: stone('kite', '#ff7a08'),
    amber: stone('cushion', '#ffc010'),
    emerald: stone('emerald', '#08c850'),
    aqua: stone('round', '#10d8e8'),
    sapphire: stone('hexagon', '#1a48ff'),
    violet: stone('triangle', '#a020ff'),
    pearl: { scene: 'pearl', tints: ['#ff6a9a', '#e6dcd6', '#f0b8c8'], extent: 0.86 },
  },
  heroes: { wild: gleam },
}
