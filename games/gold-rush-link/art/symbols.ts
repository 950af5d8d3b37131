/** What a prospector needs in Gold Rush Link, and what he looks for. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { lettersOf } from '@fairhouse/art/symbols/letters'
import { gleam, phase } from '@fairhouse/art/symbols/motion'
import { horseshoe } from '@fairhouse/art/symbols/outlines'
import { wildOf } from '@fairhouse/art/symbols/wild'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    wild: wildOf(palette, 'shield', horseshoe, ['#1f8aa8', '#ffd86a', '#e8402a']),
    nugget: { scene: 'nugget', tints: ['#ffc21c', '#e8860a', '#fff0b0'] },
    pickaxe: { scene: 'pickaxe', tints: ['#8a94a4', '#b8682a', '#e8303a'] },
    lamp: {
      scene: 'mine-lamp',
      tints: ['#e8b04a', '#ffd08a', '#ff8a1c', '#1f9a5a'],
      extent: 1.17,
      bloomGain: 0.5,
    },
    cart: { scene: 'cart', tints: ['#8a4a20', '#5f6878', '#ffc21c', '#7a6a5a'], extent: 1.2 },
    pan: { scene: 'pan', tints: ['#aab4c4', '#1fa8e8', '#ffc21c', '#c89a5a'] },
    mule: {
      scene: 'mule',
      tints: ['#94808a', '#fff0e0', '#e8303a', '#f0c85a', '#e8a8a0'],
      extent: 1.06,
    },
    ...lettersOf(palette),
  },
  heroes: { nugget: gleam, lamp: phase },
}
