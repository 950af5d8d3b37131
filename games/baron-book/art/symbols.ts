/** What belongs to the baron of Baron Book, and himself. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { lettersOf } from '@fairhouse/art/symbols/letters'
import { phase } from '@fairhouse/art/symbols/motion'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    book: {
      scene: 'open-book',
      extent: 1.1,
      tints: ['#7a1226', '#fff2d0', '#4a2410', '#f0bc48', '#1f8a4a'],
    },
    baron: {
      scene: 'baron',
      extent: 1.12,
      tints: ['#3a2010', '#f0c0a0', '#1a4a34', '#a01c38', '#ffc850'],
    },
    crest: {
      scene: 'baron-crest',
      extent: 1.16,
      tints: ['#a01430', '#125a3a', '#f4be48', '#dfe6ee', '#2fc890'],
    },
    goblet: {
      scene: 'goblet',
      extent: 1.1,
      tints: ['#ffb838', '#8a0a2a', '#12a858', '#e0203a'],
    },
    hat: {
      scene: 'hat-and-cane',
      extent: 1.14,
      tints: ['#1c2228', '#a8183a', '#6a3014', '#e4e8f0', '#f4ecdc'],
    },
    ...lettersOf(palette),
  },
  heroes: { book: phase, baron: phase, crest: phase, goblet: phase, hat: phase },
}
