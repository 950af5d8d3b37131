/** What washes up in Pirate Cove, and who comes for it. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { lettersOf } from '@fairhouse/art/symbols/letters'
import { lettered } from '@fairhouse/art/symbols/lettering'
import { phase, sway } from '@fairhouse/art/symbols/motion'
import { skull, skullBadge } from '@fairhouse/art/symbols/outlines'
import { wildOf } from '@fairhouse/art/symbols/wild'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    wild: wildOf(palette, 'disc', skull, ['#1a7a8a', '#fff6e4', '#c8202a']),
    galleon: {
      scene: 'ship',
      tints: ['#7a3a1c', '#f0463a', '#fff0d8', '#ffd23a'],
      extent: 1.12,
    },
    captain: {
      scene: 'captain',
      tints: ['#1f2f6a', '#ffc83a', '#3a1f14', '#f0b088', '#b81f3a'],
      shapes: [skullBadge],
      extent: 1.14,
    },
    parrot: {
      scene: 'macaw',
      extent: 1.12,
      tints: ['#2fc03a', '#1f6ff0', '#ffd21c', '#fff4e4', '#ffb01c'],
    },
    compass: {
      scene: 'box-compass',
      tints: ['#8a3f1c', '#f0b84a', '#f8ecd0', '#f0201c', '#1f9a9a'],
      shapes: [skullBadge],
      extent: 1.22,
    },
    rum: {
      scene: 'rum',
      tints: ['#9ae8b0', '#e8701c', '#fbeecb', '#e8d0a0'],
      shapes: [lettered({ ...palette, face: 'Outfit' }, 'X'.repeat(3), [0.5, 0.26])],
    },
    ...lettersOf(palette),
  },
  heroes: { captain: sway, compass: phase },
}
