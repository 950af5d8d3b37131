/** What the giants of Fjord Giants left behind, and who they are. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { lettersOf } from '@fairhouse/art/symbols/letters'
import { phase } from '@fairhouse/art/symbols/motion'
import { hornedHelmet } from '@fairhouse/art/symbols/outlines'
import { wildOf } from '@fairhouse/art/symbols/wild'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    wild: wildOf(palette, 'hexagon', hornedHelmet, ['#a82a1f', '#dfe8f2', '#1f5fb8']),
    rune: {
      scene: 'runestone',
      tints: ['#8a96a4', '#3fffc0', '#5a9a2f'],
      ribbon: { text: 'SCATTER', cloth: '#7a3fd0' },
    },
    giant: { scene: 'giant', tints: ['#7ab8e8', '#f4f8ff', '#ffe04a', '#3fd8ff', '#e8b04a'] },
    drake: {
      scene: 'drake',
      tints: ['#e0402a', '#ffd08a', '#f0e0c0', '#ffe01c', '#ffa01c'],
      extent: 1.1,
    },
    axe: { scene: 'battle-axe', tints: ['#dfe6f0', '#9a5a2a', '#ffc24a', '#3f8fff'] },
    shield: { scene: 'round-shield', tints: ['#1f9a5a', '#f4e8c8', '#6a7480', '#ffc24a'] },
    horn: { scene: 'drinking-horn', tints: ['#f0c890', '#ffc24a', '#fff8ea', '#a82fd0'] },
    ...lettersOf(palette),
  },
  blocks: ['wild', 'giant', 'drake', 'axe', 'shield', 'horn', ...Object.keys(lettersOf(palette))],
  heroes: { giant: phase, rune: phase },
}
