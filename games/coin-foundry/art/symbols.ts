/** The foundry's tools and treasure. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { lettersOf } from '@fairhouse/art/symbols/letters'
import { gleam, phase } from '@fairhouse/art/symbols/motion'
import { flame } from '@fairhouse/art/symbols/outlines'
import { wildOf } from '@fairhouse/art/symbols/wild'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    wild: wildOf(palette, 'hexagon', flame, ['#8a1408', '#ffb52a', '#c8202a']),
    coin: { scene: 'coin', tints: ['#ffc848', '#ffb02a', '#fff0b0'] },
    furnace: {
      scene: 'furnace',
      tints: ['#a8452a', '#4a4e58', '#ff6a10'],
      bloomGain: 0.4,
      extent: 1.22,
    },
    anvil: { scene: 'anvil', tints: ['#7f8fa8', '#dfe8f5', '#ff6a10'], bloomGain: 0.5 },
    hammer: { scene: 'hammer', tints: ['#8fa0b4', '#8a4a1c', '#e8a53a'] },
    ingot: { scene: 'ingot', tints: ['#ffbe3a'] },
    ...lettersOf(palette),
  },
  heroes: { coin: gleam, furnace: phase },
}
