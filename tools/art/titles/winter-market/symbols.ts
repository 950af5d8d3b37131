/** What is sold and hung at the Winter Market. */
import type { SymbolSet } from '../../symbols/bake.ts'
import { lettersOf } from '../../symbols/letters.ts'
import { phase } from '../../symbols/motion.ts'
import { snow } from '../../symbols/outlines.ts'
import { wildOf } from '../../symbols/wild.ts'
import { palette } from './palette.ts'

export const winterMarket: SymbolSet = {
  symbols: {
    wild: wildOf(palette, 'disc', snow, ['#1f5fc8', '#f4fbff', '#d0222e']),
    star: { scene: 'big-star', tints: ['#ffc64a', '#fff4d0', '#ff8a3a'] },
    tree: { scene: 'tree', tints: ['#1f8a3f', '#f7fbff', '#e8202f', '#ffc23a', '#ffd84a'] },
    mug: { scene: 'mug', tints: ['#d8202f', '#fff6ec', '#fff4e4'] },
    gingerbread: { scene: 'gingerbread', tints: ['#b8641f', '#fffaf4', '#2fb84a', '#e8202f'] },
    bauble: { scene: 'bauble', tints: ['#8a2fd0', '#5a12a8', '#ffe08a', '#ffc64a'] },
    mitten: { scene: 'mitten', tints: ['#1f9ac8', '#fff6ec', '#fbfbff'] },
    ...lettersOf(palette),
  },
  heroes: { star: phase },
}
