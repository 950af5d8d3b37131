/** What is sold and hung at the Winter Market. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { lettersOf } from '@fairhouse/art/symbols/letters'
import { phase } from '@fairhouse/art/symbols/motion'
import { snow } from '@fairhouse/art/symbols/outlines'
import { wildOf } from '@fairhouse/art/symbols/wild'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
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
