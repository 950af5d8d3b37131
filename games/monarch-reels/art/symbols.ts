/** The regalia of Monarch Reels. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { lettersOf } from '@fairhouse/art/symbols/letters'
import { phase } from '@fairhouse/art/symbols/motion'
import { regalCrown } from '@fairhouse/art/symbols/outlines'
import { wildOf } from '@fairhouse/art/symbols/wild'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    wild: wildOf(palette, 'shield', regalCrown, ['#1c2a8a', '#ffd070', '#a8142c']),
    throne: {
      scene: 'throne',
      extent: 1.2,
      tints: ['#a8142c', '#ffc85a', '#3a6aff', '#3ad0a0', '#e0243c'],
    },
    orb: { scene: 'royal-orb', extent: 1.12, tints: ['#1f3ac8', '#ffd070', '#ff2a4a', '#fff4e4'] },
    sceptre: {
      scene: 'sceptre',
      extent: 1.14,
      tints: ['#ffd070', '#ff2a4a', '#2a3ab8', '#fff4e4', '#3ad0a0'],
    },
    ring: { scene: 'jewel-ring', tints: ['#ffd070', '#2fd08a', '#fff4e4'] },
    ...lettersOf(palette),
  },
  heroes: { throne: phase, orb: phase, sceptre: phase },
  wildReel: true,
}
