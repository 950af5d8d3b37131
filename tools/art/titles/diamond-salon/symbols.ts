/** The jewels of Diamond Salon. */
import type { SymbolSet } from '../../symbols/bake.ts'
import { stone } from '../../symbols/gems.ts'
import { lettersOf } from '../../symbols/letters.ts'
import { sway } from '../../symbols/motion.ts'
import { brilliant } from '../../symbols/outlines.ts'
import { wildOf } from '../../symbols/wild.ts'
import { palette } from './palette.ts'

export const diamondSalon: SymbolSet = {
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
