/** What is seen from the pier of Harbour Lights. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { lettersOf } from '@fairhouse/art/symbols/letters'
import { phase } from '@fairhouse/art/symbols/motion'
import { helm } from '@fairhouse/art/symbols/outlines'
import { wildOf } from '@fairhouse/art/symbols/wild'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    wild: wildOf(palette, 'disc', helm, ['#0f4fa8', '#ffd27a', '#d8302a']),
    lighthouse: { scene: 'lighthouse', tints: ['#e02a2a', '#f7f4ec', '#ffe08a', '#5a6470'] },
    compass: { scene: 'compass', tints: ['#ffc24a', '#f4ead0', '#e8202a', '#1470c8'] },
    ship: { scene: 'ship', tints: ['#a8561f', '#fbf4e0', '#e0402f', '#1fa0c8'], extent: 1.12 },
    anchor: { scene: 'anchor', tints: ['#8fa4c0', '#e8c48a'] },
    gull: { scene: 'gull', tints: ['#fbfbf7', '#a8b4c8', '#ffa01c'] },
    lantern: { scene: 'lantern', tints: ['#2fa08a', '#ffcf8a', '#ff8a1c'], bloomGain: 0.5 },
    crab: { scene: 'crab', tints: ['#f0401c', '#ffb07a', '#1a7a4a'] },
    ...lettersOf(palette),
  },
  heroes: { compass: phase },
}
