/** What grows, hums and drips in Honey Meadow. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { lettersOf } from '@fairhouse/art/symbols/letters'
import { gleam, phase } from '@fairhouse/art/symbols/motion'
import { honeyBee } from '@fairhouse/art/symbols/outlines'
import { wildOf } from '@fairhouse/art/symbols/wild'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    wild: wildOf(palette, 'hexagon', honeyBee, ['#e8860c', '#3a1c06', '#2f8a3a']),
    bee: {
      scene: 'bee',
      extent: 1.12,
      tints: ['#ffc21c', '#3a1e0c', '#d8f0ff', '#ff7a5a', '#8ac0d8'],
      ribbon: { text: 'COLLECT', cloth: '#2f8a3a' },
    },
    comb: { scene: 'honeycomb', extent: 1.02, tints: ['#ffc050', '#e06a00', '#ffb01c'] },
    hive: {
      scene: 'skep',
      extent: 1.14,
      tints: ['#f0b850', '#8a4a1c', '#a8683a', '#fff4f8', '#4fa83a'],
    },
    jar: {
      scene: 'honey-jar',
      extent: 1.16,
      tints: ['#e06a00', '#ffb81c', '#e0303a', '#fff6e8', '#2f8ad0', '#fff4dc'],
    },
    dipper: { scene: 'honey-dipper', extent: 0.98, tints: ['#c87a3a', '#e87a04', '#ffb81c'] },
    daisy: {
      scene: 'ox-eye',
      extent: 1.08,
      tints: ['#ffffff', '#e0d8f8', '#ffbe1c', '#4fa83a', '#e8241c'],
    },
    ...lettersOf(palette),
  },
  heroes: { bee: phase, hive: phase, jar: phase, dipper: phase, daisy: phase, comb: gleam },
}
