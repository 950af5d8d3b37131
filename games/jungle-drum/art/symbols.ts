/** Who lives where the Jungle Drum sounds. */
import type { SymbolSet } from '@fairhouse/art/symbols/bake'
import { lettersOf } from '@fairhouse/art/symbols/letters'
import { sway } from '@fairhouse/art/symbols/motion'
import { leafEmblem } from '@fairhouse/art/symbols/outlines'
import { wildOf } from '@fairhouse/art/symbols/wild'
import { palette } from '../palette.ts'

export const art: SymbolSet = {
  symbols: {
    wild: wildOf(palette, 'disc', leafEmblem, ['#b8501a', '#6ae03a', '#c8241c']),
    drum: {
      scene: 'drum',
      tints: ['#a8501f', '#ffc24a', '#f4dcb0', '#e8402a'],
      knobs: [1, 0, 0, 0],
    },
    jaguar: { scene: 'jaguar', tints: ['#ffae2f', '#2a1408', '#5fc82a'] },
    toucan: { scene: 'toucan', tints: ['#14161f', '#fff6e8', '#ff6a0a', '#c81a14', '#2aa0f0'] },
    monkey: { scene: 'monkey', tints: ['#7a3f1a', '#f0b888', '#5a2a0a'] },
    frog: { scene: 'frog', tints: ['#2fc03a', '#d8f08a', '#ff3a1c', '#ff8a1c'] },
    orchid: { scene: 'orchid', tints: ['#ff4fc0', '#ffe8f8', '#a80a6a', '#2f9a3a'] },
    ...lettersOf(palette),
  },
  heroes: { drum: sway },
}
