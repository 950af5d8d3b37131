/** What the Maps of Atlantis lead to. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { lettersOf } from '@fairhouse/art/symbols/letters'
import { phase, sway } from '@fairhouse/art/symbols/motion'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    map: {
      scene: 'map',
      tints: ['#f6dfae', '#1fb0c8', '#e8201c', '#ffc83a', '#7ab84a'],
      ribbon: { text: 'SCATTER', cloth: '#e8432f' },
    },
    trident: { scene: 'trident', tints: ['#ffc43a', '#ff3a4a', '#1f6fd8'] },
    nautilus: {
      scene: 'nautilus',
      extent: 1.16,
      tints: ['#fff0dc', '#e8622a', '#d85a8a', '#fff6ea'],
    },
    helmet: { scene: 'helmet', tints: ['#d88a4a', '#2f5fe8', '#7ad0ff', '#0a3a4a'] },
    amphora: { scene: 'amphora', tints: ['#f0a05a', '#7a1f2a', '#1f8a8f', '#ffc83a'] },
    ...lettersOf(palette),
  },
  heroes: { map: phase, trident: sway },
}
