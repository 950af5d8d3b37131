/** The animals of Savannah Run. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { lettersOf } from '@fairhouse/art/symbols/letters'
import { gleam, sway } from '@fairhouse/art/symbols/motion'
import { paw } from '@fairhouse/art/symbols/outlines'
import { wildOf } from '@fairhouse/art/symbols/wild'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    wild: wildOf(palette, 'shield', paw, ['#b8301c', '#ffd27a', '#2f7a3a']),
    baobab: { scene: 'baobab', tints: ['#8a5a3a', '#4f8a2a', '#ff8a1c', '#ffc24a'] },
    elephant: {
      scene: 'elephant',
      tints: ['#8f98ae', '#e09aa0', '#e0203a', '#fff4dc'],
      extent: 1.16,
    },
    lion: { scene: 'lion', tints: ['#f0b04a', '#b8541a', '#c87a10'] },
    giraffe: { scene: 'giraffe', tints: ['#f7d58a', '#b8641f', '#e8c9a0'] },
    zebra: { scene: 'zebra', tints: ['#f7f4ee', '#14121a', '#2a2630'], extent: 1.0 },
    ...lettersOf(palette),
  },
  heroes: { lion: sway, wild: gleam },
}
