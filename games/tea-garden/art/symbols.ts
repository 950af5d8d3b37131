/** What is served and what grows in the Tea Garden. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { lettersOf } from '@fairhouse/art/symbols/letters'
import { phase } from '@fairhouse/art/symbols/motion'
import { sakura } from '@fairhouse/art/symbols/outlines'
import { wildOf } from '@fairhouse/art/symbols/wild'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    wild: wildOf(palette, 'disc', sakura, ['#1f8a6a', '#ffc0d4', '#d8304f']),
    teapot: {
      scene: 'teapot',
      tints: ['#fbf6ee', '#f0507a', '#f0b83a', '#3f9a4a'],
      ribbon: { text: 'SCATTER', cloth: '#8a3fc0' },
    },
    cup: { scene: 'cup', extent: 1.12, tints: ['#f4fbff', '#1f5fc8', '#7ac83a', '#ffffff'] },
    lantern: { scene: 'paper-lantern', tints: ['#f0301c', '#f0b83a', '#ffc83a', '#fff0d0'] },
    fan: { scene: 'fan', extent: 1.24, tints: ['#7a2fd0', '#c8a0ff', '#a85a2a', '#e8304f'] },
    blossom: { scene: 'blossom', tints: ['#ffc0d8', '#f03a80', '#ffd23a', '#4fa83a'] },
    koi: { scene: 'koi', extent: 1.1, tints: ['#fff4ec', '#ff5a10', '#ffa85a', '#3fc0d8'] },
    ...lettersOf(palette),
  },
  heroes: { teapot: phase, lantern: phase },
}
