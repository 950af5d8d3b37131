/** The carnival of Rio Nights. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { lettersOf } from '@fairhouse/art/symbols/letters'
import { sway } from '@fairhouse/art/symbols/motion'
import { halfMask, note } from '@fairhouse/art/symbols/outlines'
import { wildOf } from '@fairhouse/art/symbols/wild'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    wild: wildOf(palette, 'burst', note, ['#c8107a', '#ffe04a', '#0f9a8a']),
    mask: {
      scene: 'mask',
      tints: ['#8a1fe0', '#ffc53a', '#ffb01c', '#ff2e93', '#2ff0ff'],
      shapes: [halfMask],
    },
    dancer: { scene: 'dancer', tints: ['#a85f34', '#ffb01c', '#12c8b8', '#ffc53a', '#ff1f5f'] },
    parrot: { scene: 'parrot', tints: ['#f01c1c', '#1460f0', '#ffc81c', '#fff4e8', '#f4e2b8'] },
    guitar: { scene: 'guitar', tints: ['#f08a1c', '#8a3a10', '#3a1a0a', '#2fd0c0'], extent: 1.2 },
    maracas: { scene: 'maracas', tints: ['#ff2f5f', '#1fb84a', '#ffd23a', '#b86a2a'] },
    cocktail: {
      scene: 'cocktail',
      tints: ['#ffb01c', '#ff2f4f', '#ff9a1c', '#ff3fa0', '#1fc8ff'],
    },
    ...lettersOf(palette),
  },
  heroes: { mask: sway },
}
