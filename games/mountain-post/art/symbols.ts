/** What the Mountain Post carries, and who carries it. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { lettersOf } from '@fairhouse/art/symbols/letters'
import { gleam, phase } from '@fairhouse/art/symbols/motion'
import { peaks } from '@fairhouse/art/symbols/outlines'
import { wildOf } from '@fairhouse/art/symbols/wild'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    wild: wildOf(palette, 'shield', peaks, ['#1f6ac0', '#f4faff', '#c8281e']),
    horn: {
      scene: 'post-horn',
      tints: ['#ffb92a', '#1a4aa0', '#d8281c', '#3a2408'],
      ribbon: { text: 'SCATTER', cloth: '#2f8a46' },
    },
    dog: { scene: 'bernard', tints: ['#b0541c', '#fbf4e8', '#3a1c10', '#a8642a', '#c8201c'] },
    coach: {
      scene: 'post-coach',
      extent: 1.12,
      tints: ['#ffc400', '#b81c18', '#7ac8f0', '#fff2c0', '#1c1c22'],
    },
    parcel: { scene: 'parcel', extent: 1.1, tints: ['#c08a4a', '#f4ecd8', '#fbf6ea', '#2a7ad0'] },
    letter: {
      scene: 'sealed-letter',
      extent: 1.04,
      tints: ['#f6ead0', '#c81c1c', '#d8281c', '#c8b48a'],
    },
    ...lettersOf(palette),
  },
  heroes: { dog: phase, horn: phase, coach: phase, letter: gleam },
}
