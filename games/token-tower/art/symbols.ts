/** What stands in and hangs about the tower of Token Tower. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { lettersOf } from '@fairhouse/art/symbols/letters'
import { gleam, phase } from '@fairhouse/art/symbols/motion'
import { star } from '@fairhouse/art/symbols/outlines'
import { wildOf } from '@fairhouse/art/symbols/wild'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    wild: wildOf(palette, 'shield', star, ['#3a2a80', '#ffcf5a', '#c8364a']),
    token: {
      scene: 'tower-token',
      tints: ['#f2b84a', '#6a2f9a', '#c98a3a', '#ffe0a0'],
      ribbon: { text: 'BONUS', cloth: '#8a2450' },
    },
    tower: {
      scene: 'turret',
      extent: 1.2,
      tints: ['#9a90c0', '#e0483a', '#f2c46a', '#ffd070', '#ff6f4a'],
    },
    crown: { scene: 'crown', tints: ['#ffca5a', '#5a2a9a', '#ff5a3c', '#8ad8ff'] },
    bell: { scene: 'bell', tints: ['#f0b04a', '#4a6ae0', '#c07a2a'] },
    lantern: { scene: 'lantern', tints: ['#8a7ab0', '#ffd890', '#ff8a2c'], bloomGain: 0.5 },
    key: { scene: 'key', tints: ['#e8b85a', '#b05aff'] },
    ...lettersOf(palette),
  },
  heroes: { tower: phase, bell: phase, lantern: phase, token: gleam },
}
